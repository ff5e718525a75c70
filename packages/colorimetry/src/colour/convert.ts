import { clampRgb, converter, differenceCiede2000, formatHex, modeLab65, modeLrgb, modeRgb, useMode } from 'culori/fn'
import type { Lab } from '../model/measured-hair.ts'

useMode(modeRgb)
useMode(modeLrgb)
useMode(modeLab65)
const toRgb = converter('rgb')
const toLinear = converter('lrgb')
const toLab = converter('lab65')
const ciede2000 = differenceCiede2000()

const asCulori = ([l, a, b]: Lab) => ({ mode: 'lab65' as const, l, a, b })

/** '#RRGGBB' of a CIELAB (D65) colour; channels outside sRGB are clipped. */
export const hexFromLab = (lab: Lab): string => formatHex(clampRgb(toRgb(asCulori(lab)))).toUpperCase()

/**
 * '#RRGGBB' of a colour as a photo shows it.
 *
 * @param gains - What corrects the photo's light: multiplied onto linear R, G, B.
 */
export const hexInLight = (lab: Lab, [r, g, b]: readonly [number, number, number]): string => {
  const neutral = toLinear(asCulori(lab))
  return formatHex(
    clampRgb(toRgb({ mode: 'lrgb', r: neutral.r / r, g: neutral.g / g, b: neutral.b / b })),
  ).toUpperCase()
}

/** CIELAB (D65) of '#RRGGBB' or '#rgb'; null when the text is no such colour. */
export const labFromHex = (hex: string): Lab | null => {
  const digits = /^#(?:([0-9a-f]{3})|([0-9a-f]{6}))$/i.exec(hex)
  if (digits === null) return null
  const [, short, long] = digits
  const full = long ?? [...(short ?? '')].map((digit) => digit + digit).join('')
  const channel = (at: number) => Number.parseInt(full.slice(at, at + 2), 16) / 255
  return labFromRgb(channel(0), channel(2), channel(4))
}

/** CIELAB (D65) of display sRGB channels 0-1. */
export const labFromRgb = (r: number, g: number, b: number): Lab => {
  const lab = toLab({ mode: 'rgb', r, g, b })
  return [lab.l, lab.a, lab.b]
}

/** Chroma C* and hue angle h in degrees, 0-360. */
export const lchOf = ([l, a, b]: Lab): { readonly l: number; readonly c: number; readonly h: number } => {
  const h = (Math.atan2(b, a) * 180) / Math.PI
  return { l, c: Math.hypot(a, b), h: h < 0 ? h + 360 : h }
}

/** CIEDE2000 colour difference (Sharma, Wu, Dalal 2005), kL = kC = kH = 1. */
export const deltaE00 = (one: Lab, other: Lab): number => ciede2000(asCulori(one), asCulori(other))
