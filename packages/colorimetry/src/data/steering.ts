import type { ToneName } from '../model/vocabulary.ts'

/** Constants of the comparison of bowls by their predicted result [E]. */
export const STEERING = {
  /** Differences that weigh one: levels, and full reflects of a shade. */
  unit: { level: 0.5, reflect: 0.5 },
  /** What each shade beyond the first, a corrector, a mixture without the wished reflect and a green shade must gain. */
  price: { shade: 0.06, corrector: 0.25, otherReflect: 0.08, green: 0.25 },
  /** Distance up to which the usual bowl is near enough, and the gain from which another one replaces it. */
  nearEnough: 0.8,
  /** Distance up to which too much of a warm wish is forgiven. */
  forgiven: 1,
  worthIt: 0.3,
  /** Reflects that lightened hair needs in the bowl although its base shows them too, and their least share. */
  wishKept: { of: new Set<ToneName>(['RAME', 'ROSSO']), least: 2 / 3 },
  /** Shares of a second shade in a bowl, as salons weigh them. */
  shares: [1 / 4, 1 / 3, 1 / 2],
  /** Mixtures that are replayed, nearest first. */
  replayed: 6,
  /** Smallest excess of the hair over the wish, in full reflects, and the angle in degrees within which a shade would deepen it. */
  excess: { from: 0.4, within: 60 },
  /** Missing reflect from which a corrector is tried, in full reflects, and its most grams by the rule of 11. */
  corrector: { from: 0.35, most: 1.5 },
  /** Degrees from which two reflects in one bowl only cancel each other. */
  opposite: 110,
  /** Directions in degrees of hair that shows green, and red, with the least reflect that counts. */
  green: { around: 175, within: 25, from: 0.3 },
  red: { around: 10, within: 30, from: 0.3 },
  /**
   * When lightened hair is darkened by this many levels or more, a natural wish gets a little gold, in full reflects: gold fades first.
   */
  goldBelow: { levels: 2, reflect: 0.25 },
  /** Direction of gold in degrees, and reflects of hair that keeps its colour: up to which it is at its wish, and may turn cooler. */
  gold: 85,
  kept: { within: 0.25, cooler: 0.2 },
  /** Steps of the minutes of a bowl that is watched. */
  minutes: 5,
} as const
