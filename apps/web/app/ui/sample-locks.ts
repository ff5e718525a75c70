/** Colours of hair, scalp to tips, for the pictures that the interface draws of itself. Data, not tokens of the theme. */
export const sampleLocks = {
  chestnut: { roots: '#4A2C20', lengths: '#7A4A30', ends: '#A8703F', seed: 12 },
} as const
