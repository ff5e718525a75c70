/** What a bowl that does not go as planned needs [E] unless a source is given. */
export const MID_SERVICE = {
  /** A lightener slows down: of the pace that it had, so much is counted on. */
  slowing: 0.7,
  /** A second application today: from so many levels short, share of the first bowl's grams, and its minutes. */
  again: { fromLevels: 0.5, grams: 0.75, minutes: [10, 30] },
  /** The band alone takes so much of a bowl, at least so many grams. */
  band: { grams: 0.25, least: 15 },
  /** A correcting bowl: share of a toner for the zones, its minutes and volumes (acid, on damp hair) [C]. */
  correct: { grams: 0.5, minutes: 5, volume: 7 },
  /** A bowl that goes on is looked at every so many minutes, unless its product says otherwise. */
  lookEvery: 5,
  /** Weeks until a session that corrects colour without lightening. */
  correctAfterWeeks: 2,
  /** Minutes that a colour which has not taken on the root is given again. */
  rootAgainMinutes: 10,
  /** How a trouble looks to the model: extra warmth and ash in reflects, levels that ends take too much, white left open. */
  looks: { warm: 0.6, ash: 0.8, grabbed: 0.75, lightenedEnds: 1, openRoot: 0.6, band: 1 },
  /** On darker hair a wrong reflect is invisible. */
  reflectFrom: 4,
  /** A deviation of a quarter of a level does not count. */
  levelRoom: 0.25,
} as const
