import { judgeReading } from '@riflesso/consultation'
import type { Point, Reference, Stroke } from '../model/corrections.ts'
import type { SlotReading } from '../model/slot-reading.ts'

/** What a touch of the photo means: a stroke over hair or over something else, or a reference of known colour. */
export type MarkTool = Stroke['kind'] | Reference
export const TOOL_GROUPS = {
  hair: ['hair', 'not-hair'],
  light: ['whitePoint', 'greyCard'],
} as const satisfies Record<string, readonly MarkTool[]>

export const isReference = (tool: MarkTool): tool is Reference => tool === 'whitePoint' || tool === 'greyCard'

/** How far an arrow key moves the cursor, as a share of the photo's side; with the shift key `far`. */
const STEP = { near: 0.02, far: 0.1 } as const

const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Where a key moves the cursor; null for a key that does not move it. It stays on the photo. */
export function movedBy(key: string, far: boolean, [x, y]: Point): Point | null {
  const direction = DIRECTIONS[key]
  if (!direction) return null
  const step = far ? STEP.far : STEP.near
  const inside = (value: number) => Math.min(1, Math.max(0, value))
  return [inside(x + direction[0] * step), inside(y + direction[1] * step)]
}

/** The tool that a reading asks for: hair to be added where none was found, taken away where the outline took too much. */
export function firstTool(reading: SlotReading): MarkTool {
  if (reading.state !== 'read') return 'hair'
  const judged = judgeReading(reading.reading)
  if (judged.state === 'good') return 'hair'
  return judged.act === 'reference' ? 'whitePoint' : judged.act === 'outline' ? 'not-hair' : 'hair'
}
