import { type CalendarEvent, writeCalendar } from '@riflesso/consultation'
import { saveFile } from '~/ui/save-file.ts'

/** Downloads events as a calendar file, which the device's calendar opens. */
export const saveCalendar = (events: readonly CalendarEvent[]): void =>
  saveFile(new File([writeCalendar(events, new Date())], 'appuntamenti.ics', { type: 'text/calendar;charset=utf-8' }))
