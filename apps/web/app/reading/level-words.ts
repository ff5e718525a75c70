import { describeReading } from '@riflesso/consultation'
import type { Reading } from '@riflesso/vision'

/** 'Livello 5,2 ± 0,5 · dorato': in a narrow place the tone goes to a line of its own, and nothing else is torn apart. */
export const levelWords = (reading: Reading): string =>
  describeReading(reading).level.replaceAll(' ', '\u00A0').replace('·\u00A0', '· ')
