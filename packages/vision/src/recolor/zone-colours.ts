import type { Lab, Plan, Zone } from '@riflesso/colorimetry'
import { mapZones } from '../measure/zone-map.ts'
import type { Reading } from '../reading.ts'
import type { ColourPair } from './repaint.ts'

/** The target colour of each zone; absent zones do not change. */
export type RecolorGoal = Readonly<Partial<Record<Zone, Lab>>>

/** Colours that a plan promises, which may differ from those requested; null when the plan has no sessions. */
export function goalOfPlan(plan: Pick<Plan, 'sessions' | 'expected' | 'goal'>): RecolorGoal | null {
  if (plan.sessions.length === 0) return null
  return Object.fromEntries(plan.goal.zones.map((zone) => [zone, plan.expected.lab]))
}

/** Positions along the hair with the pure colour of each zone; between them colours are interpolated. */
const MIDDLES = [
  ['roots', 0.1],
  ['lengths', 0.45],
  ['ends', 0.86],
] as const

type Stop = { readonly along: number; readonly pair: ColourPair }

/** The measured and the target colour of each pixel. Zones outside the photo count as lengths. */
export function alongHair(
  reading: Reading,
  goal: RecolorGoal,
  cover: Uint8Array,
  width: number,
  height: number,
): (x: number, y: number) => ColourPair {
  const pairOf = (zone: Zone): ColourPair => {
    const from = reading.zones[zone]?.lab ?? reading.zones.lengths?.lab ?? reading.lab
    return { from, to: goal[zone] ?? from }
  }
  const map = mapZones(cover, width, height)
  const stops: readonly Stop[] = MIDDLES.filter(([zone]) => map.shows[zone]).map(([zone, along]) => ({
    along,
    pair: pairOf(zone),
  }))
  const lengths = pairOf('lengths')
  return (x, y) => {
    const along = map.alongAt(x, y)
    return along === null ? lengths : between(stops, along, lengths)
  }
}

function between(stops: readonly Stop[], along: number, lengths: ColourPair): ColourPair {
  const low = stops.findLast((stop) => stop.along < along)
  const high = stops.find((stop) => stop.along >= along)
  if (!low || !high) return (low ?? high)?.pair ?? lengths
  const t = (along - low.along) / (high.along - low.along)
  return { from: mixed(low.pair.from, high.pair.from, t), to: mixed(low.pair.to, high.pair.to, t) }
}

function mixed(one: Lab, other: Lab, t: number): Lab {
  return [one[0] + (other[0] - one[0]) * t, one[1] + (other[1] - one[1]) * t, one[2] + (other[2] - one[2]) * t]
}
