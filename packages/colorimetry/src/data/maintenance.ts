/** Hair grows 1 to 1.25 cm a month [S43]. */
export const GROWTH_CM_PER_WEEK = 0.26

/** Weeks to the next appointment: recommended interval by service [C]. */
export const MAINTENANCE_WEEKS = {
  regrowthWhite: [3, 5],
  regrowth: [5, 6],
  demi: [4, 6],
  toner: [4, 8],
  meches: [8, 10],
  red: [3, 4],
  /** [C]; a direct colour lasts 6-8 washes [S16]. */
  direct: [2, 4],
  trim: [8, 10],
} as const
