import type { Zone } from '@riflesso/colorimetry'
import { clamp, quantileOf } from '../numeric.ts'
import type { HairPixels } from './hair-pixels.ts'

/** Longest side of the coarse map on which distances are computed. */
const MAP_SIDE = 96
const HAIR = 128
/** Shares of the way from the scalp to the tips (trade convention). */
const ROOTS_END = 0.2
const ENDS_START = 0.7
/** The topmost part of the hair that counts as scalp side. */
const CROWN = 0.05
/** Shortest path from the crown (in square roots of the hair's area) of hair with three zones. */
const SHORT = 1.12
/** Hair that leaves the picture over more than this share of a border was cut off there. */
const CUT_OFF = 0.3

/** A cell of the map and those around it. Thin hair at an edge covers no middle of a cell, and belongs to its neighbour. */
const NEAREST_FIRST = [-2, -1, 0, 1, 2]
  .flatMap((columns) => [-2, -1, 0, 1, 2].map((rows) => [columns, rows] as const))
  .toSorted((one, other) => Math.hypot(...one) - Math.hypot(...other))

/** Which zone the hair at a place belongs to. Coordinates are pixels of the picture. */
export type ZoneMap = {
  readonly zoneAt: (x: number, y: number) => Zone
  /** Position along the hair: 0 at the scalp, 1 at the tips; null where no connected hair is near. */
  readonly alongAt: (x: number, y: number) => number | null
  /** False where the zone is outside the photo. */
  readonly shows: Readonly<Record<Zone, boolean>>
}

/**
 * Computes the shortest path inside the mask from the crown: its length is the position along the hair. A
 * close-up (cut off above) shows no roots, one cut off below no ends; short hair is one zone.
 */
export function mapZones(cover: Uint8Array, width: number, height: number): ZoneMap {
  const scale = Math.max(1, Math.max(width, height) / MAP_SIDE)
  const columns = Math.max(1, Math.floor(width / scale))
  const rows = Math.max(1, Math.floor(height / scale))
  const hair = new Uint8Array(columns * rows)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const place = Math.floor((row + 0.5) * scale) * width + Math.floor((column + 0.5) * scale)
      if (cover[place]! >= HAIR) hair[row * columns + column] = 1
    }
  }
  const ways = walkFromCrown(hair, columns, rows)
  const reached = ways.filter(Number.isFinite)
  const longest = Math.max(1, quantileOf(reached, 0.97))
  const short = longest / Math.sqrt(Math.max(1, reached.length)) < SHORT
  const cut = cutOff(hair, columns, rows)
  const zoneOf = (way: number): Zone => {
    if (short) return 'lengths'
    if (!cut.above && way < longest * ROOTS_END) return 'roots'
    return !cut.below && way > longest * ENDS_START ? 'ends' : 'lengths'
  }
  const wayAt = (x: number, y: number): number => {
    const column = clamp(Math.floor(x / scale), 0, columns - 1)
    const row = clamp(Math.floor(y / scale), 0, rows - 1)
    return ways[row * columns + column]!
  }
  return {
    zoneAt: (x, y) => {
      const way = wayAt(x, y)
      return Number.isFinite(way) ? zoneOf(way) : 'lengths'
    },
    alongAt: (x, y) => {
      for (const [columns, rows] of NEAREST_FIRST) {
        const way = wayAt(x + columns * scale, y + rows * scale)
        if (Number.isFinite(way)) return Math.min(1, way / longest)
      }
      return null
    },
    shows: { roots: !short && !cut.above, lengths: true, ends: !short && !cut.below },
  }
}

function cutOff(hair: Uint8Array, columns: number, rows: number): { readonly above: boolean; readonly below: boolean } {
  let top = 0
  let bottom = 0
  for (let column = 0; column < columns; column++) {
    top += hair[column]!
    bottom += hair[(rows - 1) * columns + column]!
  }
  return { above: top / columns > CUT_OFF, below: bottom / columns > CUT_OFF }
}

/** Path length inside the hair from the topmost pixels; infinite where there is no path. */
function walkFromCrown(hair: Uint8Array, columns: number, rows: number): Float32Array {
  const ways = new Float32Array(hair.length).fill(Number.POSITIVE_INFINITY)
  const first = hair.indexOf(1)
  if (first < 0) return ways
  const last = hair.lastIndexOf(1)
  const top = Math.floor(first / columns)
  const crownEnd = top + Math.max(1, (Math.floor(last / columns) - top) * CROWN)
  const queue: number[] = []
  for (let place = first; place < columns * Math.min(rows, Math.ceil(crownEnd)); place++) {
    if (hair[place] === 1) {
      ways[place] = 0
      queue.push(place)
    }
  }
  // Repeated relaxation in waves: with steps of 1 and √2 a cell may be improved a few times; the map is small.
  for (let head = 0; head < queue.length; head++) {
    const place = queue[head]!
    const column = place % columns
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        const next = place + dy * columns + dx
        if (column + dx < 0 || column + dx >= columns || next < 0 || next >= hair.length || hair[next] === 0) continue
        const way = ways[place]! + (dx !== 0 && dy !== 0 ? Math.SQRT2 : 1)
        if (way < ways[next]! - 1e-3) {
          ways[next] = way
          queue.push(next)
        }
      }
    }
  }
  return ways
}

/** The given hair pixels grouped by zone; `width` is that of the picture. */
export function membersByZone(
  hair: HairPixels,
  members: Uint32Array,
  { zoneAt }: ZoneMap,
  width: number,
): Readonly<Record<Zone, Uint32Array>> {
  const zones: Zone[] = new Array(members.length)
  const counts: Record<Zone, number> = { roots: 0, lengths: 0, ends: 0 }
  for (let m = 0; m < members.length; m++) {
    const place = hair.place[members[m]!]!
    const zone = zoneAt(place % width, Math.floor(place / width))
    zones[m] = zone
    counts[zone]++
  }
  const membersOf = (zone: Zone) => {
    const list = new Uint32Array(counts[zone])
    let count = 0
    for (let m = 0; m < members.length; m++) if (zones[m] === zone) list[count++] = members[m]!
    return list
  }
  return { roots: membersOf('roots'), lengths: membersOf('lengths'), ends: membersOf('ends') }
}
