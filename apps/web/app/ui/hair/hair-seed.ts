/** Seed for rendering hair in a colour ('#RRGGBB'), so that the same colour always looks the same. */
export const hairSeed = (hex: string): number => Number.parseInt(hex.slice(1), 16) || 1
