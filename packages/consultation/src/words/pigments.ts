import { namedLevel } from './levels.ts'

/** Warm pigment that shows when hair is lightened to a level (fondo di schiarimento); index = level - 1. */
const EXPOSED_PIGMENTS = [
  'nero-rosso',
  'rosso scurissimo',
  'rosso scuro',
  'rosso-arancio',
  'arancio-rosso',
  'arancio',
  'arancio-giallo',
  'giallo',
  'giallo chiaro',
  'giallo pallido',
] as const

/** 'arancio-giallo' for level 7. Source: table of the underlying pigment, docs/colorimetry.md. */
export const exposedPigment = (level: number): string => EXPOSED_PIGMENTS[namedLevel(level) - 1] ?? EXPOSED_PIGMENTS[0]
