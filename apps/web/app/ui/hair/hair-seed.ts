/** The seed of hair drawn in a colour ('#RRGGBB'): the same colour always looks the same. */
export const hairSeed = (hex: string): number => Number.parseInt(hex.slice(1), 16) || 1
