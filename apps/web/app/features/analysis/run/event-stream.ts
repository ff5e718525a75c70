import { createParser, type EventSourceMessage } from 'eventsource-parser'

/**
 * Reads server-sent events from growing text: each call takes the whole text so far and returns the events completed since
 * the previous call.
 */
export function createEventReader(): (textSoFar: string) => EventSourceMessage[] {
  let events: EventSourceMessage[] = []
  const parser = createParser({ onEvent: (event) => events.push(event) })
  let readLength = 0
  return (text) => {
    events = []
    parser.feed(text.slice(readLength))
    readLength = text.length
    return events
  }
}
