import { hexFromLab, LEVELS } from '@riflesso/colorimetry'
import { namedLevel, tonesInWords } from '@riflesso/consultation'
import { resultCopy } from '~/copy/analysis/analysis-result.ts'
import { shareCopy } from '~/copy/analysis/share.ts'
import { longDate } from '~/format/dates.ts'
import { withError } from '~/format/numbers.ts'
import { personName } from '~/format/person-name.ts'
import { light } from '~/theme.ts'
import { type AnalysisResult, mainHex } from '../model/analysis-result.ts'
import { knownFacts } from '../model/known-facts.ts'
import { INNER_WIDTH, type Part, type Pen, PICTURE, TYPES } from './picture-pen.ts'

const { margin } = PICTURE

/** Client, date, colour and its code. */
export function titlePart(pen: Pen, analysis: AnalysisResult, date: Date): Part {
  const client = analysis.client && personName(analysis.client.firstName, analysis.client.lastName)
  const above = pen.lines('eyebrow', [client, longDate(date)].filter(Boolean).join(' · '), INNER_WIDTH)
  const name = pen.lines('name', analysis.colorName, INNER_WIDTH)
  const code = [`${analysis.shade} · ${mainHex(analysis)} · ${analysis.supplierDisplayName}`]
  const nameTop = above.length * TYPES.eyebrow.line + 12
  const codeTop = nameTop + name.length * TYPES.name.line + 16
  return {
    height: codeTop + TYPES.text.line,
    draw(y) {
      pen.write('eyebrow', above, { x: margin, y }, light.copperText)
      pen.write('name', name, { x: margin, y: y + nameTop }, light.ink)
      pen.write('text', code, { x: margin, y: y + codeTop }, light.muted)
    },
  }
}

const CHIP = { height: 60, padding: 28, gap: 16 } as const

/** Tones, level, sessions. */
export function chipsPart(pen: Pen, analysis: AnalysisResult): Part {
  const chips = [
    ...tonesInWords(analysis).map((text) => ({ text, plum: false })),
    { text: resultCopy.level(withError(analysis.level, analysis.levelError)), plum: true },
    ...(analysis.sessions > 0 ? [{ text: resultCopy.sessions(analysis.sessions), plum: true }] : []),
  ]
  let x = 0
  let row = 0
  const placed = chips.map((chip) => {
    const width = pen.measure('chip')(chip.text) + 2 * CHIP.padding
    if (x > 0 && x + width > INNER_WIDTH) {
      x = 0
      row += 1
    }
    const place = { ...chip, width, x: margin + x, top: row * (CHIP.height + CHIP.gap) }
    x += width + CHIP.gap
    return place
  })
  return {
    height: row * (CHIP.height + CHIP.gap) + CHIP.height,
    draw(y) {
      for (const { text, plum, width, x: left, top } of placed) {
        const box = { x: left, y: y + top, width, height: CHIP.height, radius: CHIP.height / 2 }
        pen.box(box, plum ? light.plumTint : light.copperTint)
        const middle = y + top + (CHIP.height - TYPES.chip.line) / 2
        pen.write('chip', [text], { x: left + CHIP.padding, y: middle }, plum ? light.plum : light.copperText)
      }
    },
  }
}

const SCALE = { height: 72, radius: 24, frame: 6 } as const

/** Scale of natural shades from 1 to 10, with the result marked in its colour. */
export function scalePart(pen: Pen, analysis: AnalysisResult): Part {
  const marked = namedLevel(analysis.level)
  const step = INNER_WIDTH / LEVELS.length
  return {
    height: SCALE.height + 12 + TYPES.small.line,
    draw(y) {
      const { context } = pen
      context.save()
      context.beginPath()
      context.roundRect(margin, y, INNER_WIDTH, SCALE.height, SCALE.radius)
      context.clip()
      for (const [index, { lab }] of LEVELS.entries()) {
        context.fillStyle = hexFromLab(lab)
        context.fillRect(margin + index * step, y, step + 1, SCALE.height)
      }
      context.restore()
      const place = LEVELS.findIndex(({ level }) => level === marked)
      const edge = { y: y - SCALE.frame, height: SCALE.height + 2 * SCALE.frame, radius: SCALE.radius / 2 }
      const left = margin + place * step
      pen.box({ ...edge, x: left - SCALE.frame, width: step + 2 * SCALE.frame }, light.ink)
      pen.box({ x: left, y, width: step, height: SCALE.height, radius: SCALE.radius / 3 }, mainHex(analysis))
      pen.write('small', [resultCopy.scale.legend], { x: margin, y: y + SCALE.height + 12 }, light.muted)
    },
  }
}

/** Condition, process, time. */
export function factsPart(pen: Pen, analysis: AnalysisResult): Part {
  const gap = 32
  const known = knownFacts(analysis)
  const width = (INNER_WIDTH - (known.length - 1) * gap) / known.length
  const facts = known.map(({ name, value }) => ({ name, lines: pen.lines('value', value, width) }))
  const rows = Math.max(...facts.map(({ lines }) => lines.length))
  return {
    height: TYPES.small.line + rows * TYPES.value.line,
    draw(y) {
      for (const [index, { name, lines }] of facts.entries()) {
        const x = margin + index * (width + gap)
        pen.write('small', [name], { x, y }, light.muted)
        pen.write('value', lines, { x, y: y + TYPES.small.line }, light.ink)
      }
    },
  }
}

/** Product name and title of the picture. */
export function footPart(pen: Pen): Part {
  const note = pen.lines('small', shareCopy.picture.foot, INNER_WIDTH)
  const top = 40 + TYPES.brand.line
  return {
    height: top + note.length * TYPES.small.line,
    draw(y) {
      pen.box({ x: margin, y, width: INNER_WIDTH, height: 2, radius: 0 }, light.line)
      pen.write('brand', [shareCopy.picture.brand], { x: margin, y: y + 36 }, light.ink)
      pen.write('small', note, { x: margin, y: y + top }, light.muted)
    },
  }
}
