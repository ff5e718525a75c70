import { measuredZone } from '@riflesso/colorimetry'
import { writeOutcome } from '@riflesso/consultation'
import type { ClientCard, ClientLine, ClientSummary, clientTimeline, PatchTest } from '@riflesso/contract'
import type { Answer } from '#platform/http/bind'
import type { TimelineRow } from './archive-repository.ts'
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
})

export const presentTimelineEntry = (row: TimelineRow): Answer<typeof clientTimeline>[number] => ({
  ...row,
  analysisDate: row.analysisDate.toISOString(),
  outcome: row.outcome && presentResult(row.outcome),
})

function presentResult({ expected, reading, imageData }: NonNullable<TimelineRow['outcome']>) {
  const { level, tolerance, hex } = expected
  const measured = reading && measuredZone(expected, reading)
  return {
    sommario: reading && writeOutcome(expected, reading).sommario,
    expected: { level, tolerance, hex },
    level: measured?.level ?? null,
    levelError: measured?.levelError ?? null,
    toneError: measured?.toneError ?? null,
    hex: measured?.hex ?? null,
    hasPhoto: imageData !== null,
  }
}
