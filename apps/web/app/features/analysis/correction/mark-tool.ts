import { judgeReading } from '@riflesso/consultation'
import type { Reference, Stroke } from '../model/corrections.ts'
import type { SlotReading } from '../model/slot-reading.ts'

/** Tools: a stroke over hair or over other things, or a reference of known colour. */
export type MarkTool = Stroke['kind'] | Reference
export const TOOL_GROUPS = {
  hair: ['hair', 'not-hair'],
  light: ['whitePoint', 'greyCard'],
} as const satisfies Record<string, readonly MarkTool[]>

export const isReference = (tool: MarkTool): tool is Reference => tool === 'whitePoint' || tool === 'greyCard'

/** Initial tool for a reading: adding hair if none was found, removing it if the mask is too large. */
export function firstTool(reading: SlotReading): MarkTool {
  if (reading.state !== 'read') return 'hair'
  const judged = judgeReading(reading.reading)
  if (judged.state === 'good') return 'hair'
  return judged.act === 'reference' ? 'whitePoint' : judged.act === 'outline' ? 'not-hair' : 'hair'
}
