/** Hair colours from roots to tips, for decorative pictures. Data, not theme tokens. */
export const sampleLocks = {
  copper: { roots: '#3B2A22', lengths: '#8A4A2A', ends: '#C98A55' },
  chestnut: { roots: '#4A2C20', lengths: '#7A4A30', ends: '#A8703F' },
} as const
