import { writeOutcome } from '@riflesso/consultation'
import type { saveOutcome } from '@riflesso/contract'
import type { Answer } from '#platform/http/bind'
import type { OutcomeRow } from './outcome-repository.ts'

export type PresentedOutcome = Answer<typeof saveOutcome>['outcome']

export const presentOutcome = ({ row, author }: OutcomeRow): PresentedOutcome => ({
  option: row.option,
  expected: row.expected,
  reading: row.reading,
  comparison: row.reading && writeOutcome(row.expected, row.reading),
  mixed: row.mixed,
  clientWord: row.clientWord,
  note: row.note,
  hasPhoto: row.imageData !== null,
  author,
  recordedAt: row.recordedAt.toISOString(),
})
