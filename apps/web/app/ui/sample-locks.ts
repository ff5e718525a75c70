/** Colours of hair, scalp to tips, for the pictures that the interface draws of itself. Data, not tokens of the theme. */
export const sampleLocks = {
  copper: { roots: '#74351B', lengths: '#9F4B27', ends: '#B25C31', seed: 7 },
  balayage: { roots: '#4A3426', lengths: '#8A6B4A', ends: '#CBA873', seed: 21 },
  chestnut: { roots: '#4A2C20', lengths: '#7A4A30', ends: '#A8703F', seed: 12 },
} as const
