/** One server-sent event. */
export type StreamEvent = { readonly name: string; readonly data: string }

/**
 * Parses server-sent events from a growing text. Each call receives all text so far and returns the events completed since the
 * last call. Comments are skipped.
 */
export function createEventReader(): (textSoFar: string) => StreamEvent[] {
  let read = 0
  return (text) => {
    const end = text.lastIndexOf('\n\n')
    if (end < read) return []
    const blocks = text.slice(read, end).split('\n\n')
    read = end + 2
    return blocks.flatMap((block) => {
      const lines = block.split('\n')
      const fieldsOf = (field: string) =>
        lines.filter((line) => line.startsWith(`${field}: `)).map((line) => line.slice(field.length + 2))
      const data = fieldsOf('data')
      return data.length === 0 ? [] : [{ name: fieldsOf('event')[0] ?? 'message', data: data.join('\n') }]
    })
  }
}
