import { capitalised, lineQuantity } from '@riflesso/consultation'
import { resultCopy } from '~/copy/analysis/analysis-result.ts'
import { shareCopy } from '~/copy/analysis/share.ts'
import { productOf } from '~/format/formula-line.ts'
import { splitPhaseTime } from '~/format/phase-time.ts'
import { light } from '~/theme.ts'
import type { AnalysisResult, Phase } from '../model/analysis-result.ts'
import { phaseClock } from '../model/phase-clock.ts'
import { INNER_WIDTH, type Part, type Pen, PICTURE, TYPES } from './picture-pen.ts'
import { clipLines } from './wrap-text.ts'

const { margin } = PICTURE

/** Maximum number of phases in the picture (product specification, section 9). */
const PHASES_SHOWN = 5

const NUMBER = 72
const BODY = margin + NUMBER + 32
/** Column of the minutes, right. */
const TIME = 190
const BODY_WIDTH = PICTURE.width - margin - TIME - BODY
/** Column of the quantities, right-aligned, and its gap to the products. */
const QUANTITY = 120
const GAP = 20

/** A section title. */
export const headingPart = (pen: Pen, title: string): Part => ({
  height: TYPES.heading.line,
  draw: (y) => pen.write('heading', [title], { x: margin, y }, light.ink),
})

/** Today's phases, at most five, or a note that nothing is done today. */
export function phaseParts(
  pen: Pen,
  { fasi_operative: phases, chair }: Pick<AnalysisResult, 'fasi_operative' | 'chair'>,
): Part[] {
  const left = phases.length - PHASES_SHOWN
  return [
    ...(phases.length === 0 ? [paragraphPart(pen, resultCopy.formula.none)] : []),
    ...phases.slice(0, PHASES_SHOWN).map((phase, index) => phasePart(pen, phase, index + 1, phaseClock(chair, index))),
    ...(left > 0 ? [paragraphPart(pen, shareCopy.picture.morePhases(left))] : []),
  ]
}

function phasePart(pen: Pen, phase: Phase, number: number, clock: string | null): Part {
  const { minutes, note } = splitPhaseTime(phase.tempo_posa_min)
  const title = pen.lines('strong', phase.titolo, BODY_WIDTH)
  const products = phase.formula.map((line) => ({
    quantity: lineQuantity(line),
    lines: pen.lines('text', productOf(line), BODY_WIDTH - QUANTITY - GAP),
  }))
  const remarks = [...(note === null ? [] : [capitalised(note)]), ...(clock === null ? [] : [clock])]
  const notes = remarks.flatMap((words) => pen.lines('small', words, BODY_WIDTH))
  const rows = products.reduce((sum, { lines }) => sum + lines.length, 0)
  const written = title.length * TYPES.strong.line + rows * TYPES.text.line + notes.length * TYPES.small.line
  return {
    height: Math.max(written + 8, TYPES.minutes.line + TYPES.small.line),
    draw(y) {
      pen.box({ x: margin, y, width: NUMBER, height: NUMBER, radius: NUMBER / 2 }, light.plum)
      const middle = y + (NUMBER - TYPES.value.line) / 2
      pen.write('value', [String(number)], { x: margin + NUMBER / 2, y: middle, align: 'center' }, light.onPlum)
      pen.write('strong', title, { x: BODY, y }, light.ink)
      let top = y + title.length * TYPES.strong.line + 8
      for (const { quantity, lines } of products) {
        pen.write('strong', [quantity], { x: BODY + QUANTITY, y: top, align: 'right' }, light.ink)
        pen.write('text', lines, { x: BODY + QUANTITY + GAP, y: top }, light.ink)
        top += lines.length * TYPES.text.line
      }
      pen.write('small', notes, { x: BODY, y: top }, light.muted)
      const right = PICTURE.width - margin
      pen.write('minutes', [minutes], { x: right, y, align: 'right' }, light.ink)
      const below = y + TYPES.minutes.line
      pen.write('small', [resultCopy.formula.minutes], { x: right, y: below, align: 'right' }, light.muted)
    },
  }
}

/** Text over the full width; `most` limits the number of lines. */
export function paragraphPart(pen: Pen, text: string, most = Number.POSITIVE_INFINITY): Part {
  const lines = clipLines(pen.lines('text', text, INNER_WIDTH), most, INNER_WIDTH, pen.measure('text'))
  return {
    height: lines.length * TYPES.text.line,
    draw: (y) => pen.write('text', lines, { x: margin, y }, light.ink),
  }
}
