import type { TimelineEntry } from '@riflesso/contract'

type Result = NonNullable<TimelineEntry['outcome']>

/** A measured result, 0.4 levels lighter than promised. */
export const timelineResult = (more: Partial<Result>): Result => ({
  sommario: 'Raggiunto',
  level: 6.4,
  levelError: 0.6,
  toneError: 4,
  hex: '#8a4a24',
  hasPhoto: false,
  ...more,
})

/** An analysis on the card of a client, without measured colours. */
export const timelineEntry = (more: Partial<TimelineEntry>): TimelineEntry => ({
  id: '01920000-0000-7000-8000-000000000000',
  analysisDate: '2026-03-05T10:00:00.000Z',
  author: { firstName: 'Giulia', lastName: 'Ferri' },
  colorName: 'Biondo ramato 7.44',
  colorCode: '#a5673a',
  multiColors: [],
  level: 7,
  processLabel: 'Colore',
  hasPrima: false,
  chosenOption: null,
  planned: null,
  outcome: null,
  start: null,
  retouchWeeks: null,
  ...more,
})
