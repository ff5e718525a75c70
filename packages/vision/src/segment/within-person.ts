import { smoothStep } from '../numeric.ts'
import type { Field, HairProbability } from './hair-probability.ts'
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
 * behind. Nothing is removed either where the user has marked hair beside people.
 */
export function withinPerson(network: HairProbability, person: Field, marks?: Uint8Array): HairProbability {
  let hair = 0
  let outside = 0
  let others = 0
  let isMarkedOutside = false
  for (let i = 0; i < network.data.length; i++) {
    const isOutside = person.data[i]! < EDGE[1]
    if (network.data[i]! > 0.5) {
      hair++
      if (isOutside) outside++
    } else if (!isOutside) others++
    if (isOutside && marks?.[i] === MARKED_HAIR) isMarkedOutside = true
  }
  const isStray = outside > STRAY * hair
  if (isMarkedOutside || (isStray && others < CLEARLY_SEEN * network.data.length)) return network
  const data = new Float32Array(network.data.length)
  for (let i = 0; i < data.length; i++) data[i] = network.data[i]! * smoothStep(EDGE[0], EDGE[1], person.data[i]!)
  return { ...network, isStray, data }
}
