import { writeLab } from '../colour/lab.ts'
import { LINEAR_OF_BYTE } from '../colour/srgb.ts'
import type { RgbaImage } from '../image.ts'
import { withoutBareStrokes } from './bare-strokes.ts'
import type { Field, HairProbability } from './hair-probability.ts'
import { doubtOf, type Judgement, judge, secondJudgement } from './judgement.ts'
import { type Colours, refine } from './refine.ts'
import { connectedRegions } from './regions.ts'
import { asBrown, eitherLook } from './second-look.ts'
import { tiesOf } from './smoothing.ts'
import { drawStrokes, type HairSeed, MARKED_HAIR, MARKED_NOT_HAIR } from './strokes.ts'
import { withinPerson } from './within-person.ts'

/** The hair probability of every pixel, and whether there is hair at all. */
type FoundHair = Judgement & {
  readonly hair: Float32Array
  /** The applied strokes: if no certain hair was found without them, those on bare skin or flat areas are dropped. */
  readonly followed: readonly HairSeed[]
}

const NONE: Judgement = { hairFound: false, confidence: 0, isUndecided: false }

/**
 * Finds the hair of a picture at working size from the network's output, the picture's colours and the user's strokes. `runNetwork` runs
 * the network on this picture or a copy in other colours, with strokes drawn at its size or without; `person` is how likely each pixel shows
 * a person.
 */
export function findHair(
  runNetwork: (picture: RgbaImage, marks?: Uint8Array) => HairProbability,
  person: Field,
  image: RgbaImage,
  seeds: readonly HairSeed[],
): FoundHair {
  const { width, height } = image
  const lab = labPixels(image)
  const colours = { lab, ties: tiesOf(lab, width, height) }
  const { network, look, unaided, judgement } = unaidedHair(runNetwork, person, image, colours)
  const followed = isSure(judgement, unaided) ? seeds : withoutBareStrokes(seeds, network, lab)
  if (followed.length === 0) return { hair: unaided, followed, ...judgement }
  const marks = drawStrokes(followed, width, height)
  const hair = refine(look(marks), colours, marks)
  tidy(hair, marks, width, height)
  const shown = marks.includes(MARKED_HAIR)
  if (judgement.hairFound) keepToKind(unaided, hair, shown, marks.includes(MARKED_NOT_HAIR))
  const user = { marked: shown, corrected: judgement.hairFound }
  return { hair, followed, ...(!shown && isLattice(lab, hair, width, height) ? NONE : judge(network, hair, user)) }
}

type Look = (marks?: Uint8Array) => HairProbability

/** What is found without strokes, and how it was looked for: where little is found, pale hair is shown dark and vivid hair brown, and looked for again. */
function unaidedHair(
  runNetwork: (picture: RgbaImage, marks?: Uint8Array) => HairProbability,
  person: Field,
  image: RgbaImage,
  colours: Colours,
): { network: HairProbability; look: Look; unaided: Float32Array; judgement: Judgement } {
  const { width, height } = image
  const { lab } = colours
  const found = (look: Look) => {
    const network = look()
    const unmarked = new Uint8Array(width * height)
    const unaided = refine(network, colours, unmarked)
    tidy(unaided, unmarked, width, height)
    const judgement = isLattice(lab, unaided, width, height) ? NONE : judge(network, unaided)
    return { network, look, unaided, judgement }
  }
  const plain: Look = (marks) => withinPerson(runNetwork(image, marks), person, marks)
  const first = found(plain)
  if ((first.judgement.hairFound && first.network.found < 0) || isSure(first.judgement, first.unaided)) return first
  const brown = asBrown(image, lab)
  const both = found((marks) =>
    eitherLook(marks ? plain(marks) : first.network, withinPerson(runNetwork(brown, marks), person, marks)),
  )
  const second = { ...both, judgement: secondJudgement(both.judgement, shareOf(both.unaided)) }
  // Two masks that must both be marked: the picture as it is tells more.
  return first.judgement.hairFound && !isSure(second.judgement, second.unaided) ? first : second
}

function shareOf(hair: Float32Array): number {
  let count = 0
  for (let i = 0; i < hair.length; i++) if (hair[i]! > 0.5) count++
  return count / hair.length
}

function isSure(judgement: Judgement, hair: Float32Array): boolean {
  return judgement.hairFound && doubtOf({ ...judgement, share: shareOf(hair) }) !== 'problem'
}

/** Ensures, in place, that strokes of hair alone remove no hair, and strokes of background alone add none. */
function keepToKind(unaided: Float32Array, hair: Float32Array, mayAdd: boolean, mayTake: boolean): void {
  for (let i = 0; i < hair.length; i++) {
    if (!mayTake) hair[i] = Math.max(hair[i]!, unaided[i]!)
    if (!mayAdd) hair[i] = Math.min(hair[i]!, unaided[i]!)
  }
}

/** Lab (D65) of every pixel: L, a, b, three values a pixel. */
export function labPixels(image: RgbaImage): Float32Array {
  const count = image.width * image.height
  const lab = new Float32Array(count * 3)
  for (let i = 0; i < count; i++) {
    const r = LINEAR_OF_BYTE[image.data[i * 4]!]!
    const g = LINEAR_OF_BYTE[image.data[i * 4 + 1]!]!
    const b = LINEAR_OF_BYTE[image.data[i * 4 + 2]!]!
    writeLab(r, g, b, lab, i * 3)
  }
  return lab
}

// A step within this tangent of a row or column runs along it: 6 degrees.
const ALONG = 0.105
// Least share of the gradient energy along rows, and along columns, of pictures made of squares. Strands and
// random textures have less than a tenth in one of the two.
const MIN_SHARE = 0.2

/**
 * Whether the masked area consists of squares in rows and columns (mosaics, checks, pixel art): hair never does.
 * `lab` and `hair` are pixel by pixel, probabilities above a half count.
 */
export function isLattice(lab: Float32Array, hair: Float32Array, width: number, height: number): boolean {
  let all = 0
  let alongRows = 0
  let alongColumns = 0
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x
      if (hair[i]! <= 0.5) continue
      const across = lightnessStep(lab, i, 1, width)
      const down = lightnessStep(lab, i, width, 1)
      const energy = across * across + down * down
      all += energy
      if (Math.abs(across) <= ALONG * Math.abs(down)) alongRows += energy
      else if (Math.abs(down) <= ALONG * Math.abs(across)) alongColumns += energy
    }
  }
  return Math.min(alongRows, alongColumns) > MIN_SHARE * all
}

/** Sobel: the step of lightness in one direction (`ahead`), averaged over three lines `beside` each other. */
function lightnessStep(lab: Float32Array, i: number, ahead: number, beside: number): number {
  return stepAt(lab, i - beside, ahead) + 2 * stepAt(lab, i, ahead) + stepAt(lab, i + beside, ahead)
}

function stepAt(lab: Float32Array, i: number, ahead: number): number {
  return lab[(i + ahead) * 3]! - lab[(i - ahead) * 3]!
}

// Pieces of hair below this share of the largest are removed; holes below this share of the picture are closed as shine or gaps
// between strands.
const CRUMB_SHARE = 0.05
const HOLE_SHARE = 0.0015
const ERASED = 0.05
const FILLED = 0.9

/** Removes small pieces and closes small holes, in place, unless the user has marked them. */
function tidy(hair: Float32Array, marks: Uint8Array, width: number, height: number): void {
  const isHair = new Uint8Array(hair.length)
  for (let i = 0; i < hair.length; i++) isHair[i] = hair[i]! > 0.5 ? 1 : 0
  const { labels, sizes } = connectedRegions(isHair, width, height)
  const marked = new Uint8Array(sizes.length)
  let largest = 0
  for (let i = 0; i < hair.length; i++) {
    if (marks[i] === (isHair[i] ? MARKED_HAIR : MARKED_NOT_HAIR)) marked[labels[i]!] = 1
    if (isHair[i]) largest = Math.max(largest, sizes[labels[i]!]!)
  }
  for (let i = 0; i < hair.length; i++) {
    if (marked[labels[i]!]) continue
    const size = sizes[labels[i]!]!
    if (isHair[i] && size < CRUMB_SHARE * largest) hair[i] = Math.min(hair[i]!, ERASED)
    if (!isHair[i] && size < HOLE_SHARE * hair.length) hair[i] = Math.max(hair[i]!, FILLED)
  }
}
