/** Tests before a service (reference 7.5), and when a plan requires them. */
export const PRELIMINARY_TESTS = {
  /** Hidden strand with the intended mix: time to level, elasticity after [S37]. */
  strand: { minutes: null, readAfterHours: 0, source: 'S37' },
  /** Wet hair stretched by a third and back [S38][S39]. */
  elasticity: { stretch: 1 / 3, source: 'S38 S39' },
  /** Fingers slid over dry hair from tip to root: rough is porous, which takes colour darker (R10) [C]. */
  porosity: { source: 'C' },
  /** 30 ml of 20 volumes and 20 drops of 28 % ammonia, 30 minutes, checked after a day [S18][S38]. */
  incompatibility: {
    developerMl: 30,
    volume: 20,
    ammoniaDrops: 20,
    ammoniaPercent: 28,
    minutes: 30,
    readAfterHours: 24,
    source: 'S18 S38',
  },
  /** Colour and developer in the same ratio, a 2 cm layer on the inner forearm, no metal bowl [S4]. */
  sensitivity: { layerCm: 2, readAfterHours: 48, source: 'S4' },
} as const
