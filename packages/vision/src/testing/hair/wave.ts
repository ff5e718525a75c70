/** Wave patterns of rendered hair. */
export const WAVES = ['straight', 'wavy', 'curly'] as const
export type Wave = (typeof WAVES)[number]
