import { MID_SERVICE } from '../data/mid-service.ts'
import type { Phase } from '../model/plan.ts'
import { secondPowder } from '../plan/bowls/second-powder.ts'
import type { Look } from './look.ts'

/** A second application today if the first one missed its level: weaker, shorter, on the same zones. */
export const secondBowl = ({ phase, seen }: Look): Phase | null =>
  secondPowder(phase, {
    zones: phase.zones,
    share: MID_SERVICE.again.grams,
    levels: (phase.stopAtLevel ?? seen.level) - seen.level,
    after: seen.minute,
  })

/** A small fresh bowl for the band alone, which is part of the lengths. */
export const bandBowl = ({ phase, seen }: Look): Phase | null =>
  secondPowder(phase, {
    zones: ['lengths'],
    share: MID_SERVICE.band.grams,
    levels: MID_SERVICE.looks.band,
    after: seen.minute,
  })
