import type { Lab, Tone, ToneIntensity, ToneName } from '@riflesso/colorimetry'

type LevelShades = {
  readonly tone: Tone
  /** Levels at which the trade sells such a shade. */
  readonly levels: readonly number[]
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

const shades = (
  primary: ToneName,
  intensity: ToneIntensity,
  levels: readonly number[],
  secondary: ToneName | null = null,
): LevelShades => ({ tone: { primary, secondary, intensity }, levels })

/** Shades of the level scale; their colours are computed (`labOf`), their names are those of the trade. */
export const LEVEL_SHADES: readonly LevelShades[] = [
  shades('NATURALE', 'none', range(1, 10)),
  shades('CENERE', 'full', [1, ...range(4, 10)]),
  shades('DORATO', 'full', range(4, 10)),
  shades('RAME', 'full', range(4, 9)),
  shades('ROSSO', 'full', range(4, 7)),
  shades('IRISE', 'full', range(4, 10)),
  shades('BEIGE', 'soft', range(6, 10)),
  shades('MOGANO', 'full', range(3, 6)),
  shades('CIOCCOLATO', 'full', range(3, 7)),
  shades('RAME', 'intense', range(5, 8)),
  shades('ROSSO', 'intense', range(4, 7)),
  shades('MOGANO', 'intense', range(4, 6)),
  shades('DORATO', 'full', range(5, 9), 'RAME'),
  shades('RAME', 'full', range(5, 9), 'DORATO'),
  shades('ROSSO', 'full', range(5, 7), 'RAME'),
  shades('IRISE', 'full', range(8, 10), 'CENERE'),
  shades('VERDE', 'full', range(5, 8)),
]

/** The name of a colour, and CIELAB (D65) of such hair under neutral light [E]: chosen by eye, beside the photo scale. */
export type NamedColour = readonly [name: string, lab: Lab]

/** Colours that clients ask for by name. The plainest of each family comes first: the bare word finds it. */
export const NAMED_COLOURS: readonly NamedColour[] = [
  ['Rosso', [34, 34, 24]],
  ['Rosso rame', [40, 31, 33]],
  ['Rosso intenso', [31, 42, 28]],
  ['Rosso fuoco', [40, 52, 38]],
  ['Rosso ciliegia', [26, 36, 14]],
  ['Rosso rubino', [29, 42, 16]],
  ['Rosso mogano', [27, 26, 9]],
  ['Rosso tiziano', [43, 28, 34]],
  ['Rosso scuro', [22, 25, 14]],
  ['Rame', [48, 28, 39]],
  ['Rame chiaro', [58, 24, 40]],
  ['Rame intenso', [45, 34, 44]],
  ['Rame zenzero', [56, 26, 46]],
  ['Rame cannella', [39, 22, 27]],
  ['Terracotta', [44, 26, 27]],
  ['Bordeaux', [21, 26, 6]],
  ['Prugna', [21, 21, -9]],
  ['Melanzana', [15, 16, -11]],
  ['Biondo platino', [85, 1, 13]],
  ['Biondo ghiaccio', [86, -1, 6]],
  ['Biondo perla', [80, 2, 11]],
  ['Biondo miele', [60, 10, 35]],
  ['Biondo caramello', [52, 13, 34]],
  ['Biondo sabbia', [66, 5, 22]],
  ['Biondo grano', [70, 6, 35]],
  ['Biondo burro', [80, 3, 30]],
  ['Biondo vaniglia', [82, 3, 22]],
  ['Biondo champagne', [76, 5, 20]],
  ['Biondo tortora', [54, 4, 13]],
  ['Biondo fragola', [66, 18, 33]],
  ['Biondo oro rosa', [70, 17, 21]],
  ['Biondo bronzo', [49, 12, 29]],
  ['Castano nocciola', [40, 10, 21]],
  ['Castano caramello', [41, 13, 27]],
  ['Castano miele', [44, 12, 29]],
  ['Castano cannella', [34, 15, 20]],
  ['Castano tabacco', [33, 11, 20]],
  ['Castano cognac', [36, 17, 26]],
  ['Castano caffè', [24, 6, 8]],
  ['Castano tortora', [36, 5, 11]],
  ['Castano ciliegia', [22, 20, 8]],
  ['Nero', [9, 1, 1]],
  ['Nero blu', [11, 3, -14]],
  ['Viola', [30, 34, -34]],
  ['Viola intenso', [28, 46, -44]],
  ['Viola scuro', [18, 27, -26]],
  ['Viola pastello', [70, 16, -18]],
  ['Lavanda', [64, 17, -25]],
  ['Lilla', [71, 17, -14]],
  ['Rosa', [64, 34, 2]],
  ['Rosa pastello', [78, 17, 4]],
  ['Rosa intenso', [54, 54, 0]],
  ['Fucsia', [45, 60, -12]],
  ['Pesca', [74, 22, 26]],
  ['Corallo', [62, 42, 30]],
  ['Arancione', [62, 36, 56]],
  ['Giallo', [84, 2, 62]],
  ['Verde', [46, -34, 24]],
  ['Verde smeraldo', [38, -34, 12]],
  ['Verde menta', [76, -24, 10]],
  ['Verde scuro', [24, -18, 8]],
  ['Turchese', [56, -30, -14]],
  ['Petrolio', [27, -14, -12]],
  ['Blu', [30, 10, -46]],
  ['Blu notte', [14, 8, -26]],
  ['Blu pastello', [72, -6, -20]],
  ['Azzurro', [62, -10, -30]],
  ['Grigio', [50, 0, 2]],
  ['Grigio scuro', [30, 0, 0]],
  ['Argento', [74, 0, 3]],
  ['Bianco', [90, 0, 4]],
]
