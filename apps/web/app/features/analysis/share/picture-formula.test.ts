import { expect, test } from 'vitest'
import type { Phase } from '../model/analysis-result.ts'
import { phaseParts } from './picture-formula.ts'
import { createPen, TYPES } from './picture-pen.ts'

/** A canvas that records texts instead of drawing them; each letter is 16 pixels wide. */
function paper() {
  const words: string[] = []
  const context = {
    measureText: (text: string) => ({ width: text.length * 16 }),
    fillText: (text: string) => words.push(text),
    beginPath() {},
    roundRect() {},
    fill() {},
  }
  return { words, pen: createPen(context as unknown as CanvasRenderingContext2D, TYPES) }
}

const phase = (number: number): Phase => ({
  titolo: `Fase ${number}`,
  formula: [],
  istruzioni: [],
  motivi: [],
  tempo_posa_min: '15 minuti',
})

function written(phases: number): string[] {
  const { words, pen } = paper()
  const fasi_operative = Array.from({ length: phases }, (_, place) => phase(place + 1))
  for (const part of phaseParts(pen, { fasi_operative })) part.draw(0)
  return words
}

test('the picture shows at most five phases and the number of omitted ones [R9-019]', () => {
  expect(written(5).filter((words) => words.startsWith('Fase'))).toHaveLength(5)
  expect(written(5)).not.toContainEqual(expect.stringMatching(/^(Un’altra|Altre)/))
  const seven = written(7)
  expect(seven.filter((words) => words.startsWith('Fase'))).toEqual(['Fase 1', 'Fase 2', 'Fase 3', 'Fase 4', 'Fase 5'])
  expect(seven.at(-1)).toBe('Altre 2 fasi nell’analisi completa.')
})
