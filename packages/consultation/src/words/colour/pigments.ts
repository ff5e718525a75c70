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

/** Neutraliser of the pigment of a level: its opposite on the colour wheel; index = level - 1. */
const COUNTER_PIGMENTS = [
  'il verde spegne il rosso',
  'il verde spegne il rosso',
  'il verde spegne il rosso',
  'il verde spegne il rosso, il blu l’arancio',
  'il blu spegne l’arancio, un filo di verde il rosso',
  'il blu spegne l’arancio',
  'il blu spegne l’arancio, il viola il giallo',
  'il viola spegne il giallo',
  'il viola spegne il giallo',
  'il viola spegne il giallo',
] as const

/** 'il blu spegne l’arancio, il viola il giallo' for level 7. */
export const counterPigments = (level: number): string => COUNTER_PIGMENTS[namedLevel(level) - 1] ?? COUNTER_PIGMENTS[0]

/** 'arancio-giallo' for level 7. Source: table of the underlying pigment, docs/colorimetry.md. */
export const exposedPigment = (level: number): string => EXPOSED_PIGMENTS[namedLevel(level) - 1] ?? EXPOSED_PIGMENTS[0]
