/** Corrections for a bowl that does not develop as planned. [E] unless a source is given. */
export const MID_SERVICE = {
  /** A lightener slows down: expected share of its pace so far. */
  slowing: 0.7,
  /** A second application today: missing levels from which it is made, its share of the first bowl's grams, and its minutes. */
  again: { fromLevels: 0.5, grams: 0.75, minutes: [10, 30] },
  /** Share of a bowl for the band alone, and its fewest grams. */
  band: { grams: 0.25, least: 15 },
  /** A correcting bowl: share of a toner for the zones, its minutes and volumes (acid, on damp hair) [C]. */
  correct: { grams: 0.5, minutes: 5, volume: 7 },
  /** Interval of strand checks in minutes for a bowl that continues, unless its product has another. */
  lookEvery: 5,
  /** Weeks until a session that corrects colour without lightening. */
  correctAfterWeeks: 2,
  /** Extra minutes for a colour that has not taken on the root. */
  rootAgainMinutes: 10,
  /** Troubles in the model of hair: extra warmth and ash in reflects, excess levels on ends, uncovered white. */
  looks: { warm: 0.6, ash: 0.8, grabbed: 0.75, lightenedEnds: 1, openRoot: 0.6, band: 1 },
  /** On darker hair a wrong reflect is invisible. */
  reflectFrom: 4,
  /** A deviation of a quarter of a level does not count. */
  levelRoom: 0.25,
} as const
