import { smoothStep } from '../numeric.ts'
import type { Field, HairProbability } from './hair-probability.ts'
import { connectedRegions } from './regions.ts'
import { MARKED_HAIR } from './strokes.ts'

/** The probability of a person at which there is no hair, and from which hair is as likely as the hair network says. */
const EDGE = [0.05, 0.3] as const
/** Of what looks like hair, the share beside people from which it is stray. */
const STRAY = 0.4
/** The share of the picture that people without that hair must fill to be certainly seen. */
const CLEARLY_SEEN = 0.1

/**
 * The hair network's output without what lies beside the people of the picture: trees, walls and books that look like hair. If much of
 * the hair is stray, the user must mark it, or the person was not recognised and nothing is removed: hair from close by, plaits from
 * behind. What the user has marked beside people stays, with what is connected to it.
 */
export function withinPerson(network: HairProbability, person: Field, marks?: Uint8Array): HairProbability {
  const { width, height } = network
  const stray = new Uint8Array(network.data.length)
  let hair = 0
  let outside = 0
  let others = 0
  for (let i = 0; i < stray.length; i++) {
    const isOutside = person.data[i]! < EDGE[1]
    if (network.data[i]! > 0.5) {
      hair++
      if (!isOutside) continue
      outside++
      stray[i] = 1
    } else if (!isOutside) others++
  }
  const isStray = outside > STRAY * hair
  if (isStray && others < CLEARLY_SEEN * stray.length) return network
  const isKept = marks ? touching(marks, stray, width, height) : () => false
  const data = new Float32Array(stray.length)
  for (let i = 0; i < data.length; i++) {
    data[i] = network.data[i]! * (isKept(i) ? 1 : smoothStep(EDGE[0], EDGE[1], person.data[i]!))
  }
  return { ...network, isStray, data }
}

/** Tells whether a pixel lies in a connected area of `stray` that a stroke of hair touches. */
function touching(marks: Uint8Array, stray: Uint8Array, width: number, height: number): (pixel: number) => boolean {
  const { labels, sizes } = connectedRegions(stray, width, height)
  const touched = new Uint8Array(sizes.length)
  for (let i = 0; i < stray.length; i++) if (marks[i] === MARKED_HAIR && stray[i]) touched[labels[i]!] = 1
  return (pixel) => stray[pixel] === 1 && touched[labels[pixel]!] === 1
}
