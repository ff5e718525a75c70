/** How a rendered hair falls. */
export const WAVES = ['straight', 'wavy', 'curly'] as const
export type Wave = (typeof WAVES)[number]
