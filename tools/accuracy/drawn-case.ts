import { type HairNet, needsHairMarks, readPhoto } from '../../packages/vision/src/index.ts'
import { bareGround } from '../../packages/vision/src/testing/bare-ground/bare-ground.ts'
import type { DrawnCase } from './cases.ts'

/** Numbers of the drawn pictures without hair that accuracy is measured on. Nothing may be fitted on them. */
export const listDrawn = (): readonly number[] => Array.from({ length: 100 }, (_, i) => 1000 + i)

export function tryDrawn(net: HairNet, number: number): DrawnCase {
  const { kind, image } = bareGround(number)
  const answer = readPhoto(net, image)
  return { kind: 'drawn', number, shows: kind, found: answer.ok, asked: answer.ok && needsHairMarks(answer.reading) }
}
