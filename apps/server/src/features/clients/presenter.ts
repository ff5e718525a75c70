import {
  hexFromLab,
  type Lab,
  levelFromLab,
  measuredZone,
  type OutcomePromise,
  toTenth,
  typeAfter,
} from '@riflesso/colorimetry'
import { writeOutcome } from '@riflesso/consultation'
import type { ClientCard, ClientLine, ClientSummary, LastHair, PatchTest } from '@riflesso/contract'
import type { LastVisitRow, TimelineRow } from './archive-repository.ts'
import { latestAnswers } from './card-safety.ts'
import type { ClientRow, ConsentRow, PatchTestRow } from './repository.ts'

export const presentClientSummary = (row: ClientRow): ClientSummary => ({
  id: row.id,
  firstName: row.firstName,
  lastName: row.lastName,
  phone: row.phone,
})

export const presentClientLine = (row: ClientRow): ClientLine => ({
  ...presentClientSummary(row),
  email: row.email,
  birthDate: row.birthDate,
})

/** The hair as the last visit left it. */
export const presentLastHair = ({ visit }: LastVisitRow): LastHair => ({
  hairType: typeAfter(visit.hairType, visit),
  hairCondition: visit.condition,
})

export const presentConsent = (row: ConsentRow): ClientCard['consents'][number] => ({
  id: row.id,
  kind: row.kind,
  text: row.text,
  givenAt: row.givenAt.toISOString(),
  withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
})

export const presentPatchTest = (row: PatchTestRow): PatchTest => ({
  id: row.id,
  appliedAt: row.appliedAt.toISOString(),
  result: row.result,
  family: row.family,
  asked: presentAsked(latestAnswers([row])),
})

/** Answers before a colour. */
export function presentAsked(asked: ReturnType<typeof latestAnswers>): PatchTest['asked'] {
  if (!asked) return null
  const { userId: _, ...answers } = asked
  return answers
}

export const presentTimelineEntry = ({ promised, tolerance, ...row }: TimelineRow) => ({
  ...row,
  analysisDate: row.analysisDate.toISOString(),
  planned: row.outcome ? plannedOf(row.outcome.expected) : presentPromise(promised, tolerance),
  outcome: row.outcome && presentResult(row.outcome),
})

const plannedOf = ({ level, tolerance, hex }: OutcomePromise) => ({ level, tolerance, hex })

/** The promise of an analysis without outcome, from the colour stored for the filter of the archive. */
const presentPromise = (promised: Lab | null, tolerance: number | null) =>
  promised && tolerance !== null
    ? { level: toTenth(levelFromLab(promised)), tolerance, hex: hexFromLab(promised) }
    : null

function presentResult({ expected, reading, imageData }: NonNullable<TimelineRow['outcome']>) {
  const measured = reading && measuredZone(expected, reading)
  return {
    sommario: reading && writeOutcome(expected, reading).sommario,
    level: measured?.level ?? null,
    levelError: measured?.levelError ?? null,
    toneError: measured?.toneError ?? null,
    hex: measured?.hex ?? null,
    hasPhoto: imageData !== null,
  }
}
