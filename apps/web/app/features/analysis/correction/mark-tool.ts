import { judgeReading } from '@riflesso/consultation'
import type { Point, Reference, Stroke } from '../model/corrections.ts'
import type { SlotReading } from '../model/slot-reading.ts'

/** Tools: a stroke over hair or over other things, or a reference of known colour. */
export type MarkTool = Stroke['kind'] | Reference
export const TOOL_GROUPS = {
  hair: ['hair', 'not-hair'],
  light: ['whitePoint', 'greyCard'],
} as const satisfies Record<string, readonly MarkTool[]>

export const isReference = (tool: MarkTool): tool is Reference => tool === 'whitePoint' || tool === 'greyCard'

/** Step of an arrow key as a share of the photo's side; `far` with shift. */
const STEP = { near: 0.02, far: 0.1 } as const

const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Cursor position after a key, clamped to the photo; null for a key that does not move it. */
export function movedBy(key: string, far: boolean, [x, y]: Point): Point | null {
  const direction = DIRECTIONS[key]
  if (!direction) return null
  const step = far ? STEP.far : STEP.near
  const inside = (value: number) => Math.min(1, Math.max(0, value))
  return [inside(x + direction[0] * step), inside(y + direction[1] * step)]
}

/** Initial tool for a reading: adding hair if none was found, removing it if the mask is too large. */
export function firstTool(reading: SlotReading): MarkTool {
  if (reading.state !== 'read') return 'hair'
  const judged = judgeReading(reading.reading)
  if (judged.state === 'good') return 'hair'
  return judged.act === 'reference' ? 'whitePoint' : judged.act === 'outline' ? 'not-hair' : 'hair'
}
