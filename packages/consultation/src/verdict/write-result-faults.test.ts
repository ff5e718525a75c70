import type { ResultFault } from '@riflesso/colorimetry'
import { expect, test } from 'vitest'
import { writeResultFaults } from './write-verdicts.ts'

test.each<[ResultFault['code'], ResultFault['values'], string]>([
  [
    'level-missed',
    { zone: 'ends', level: 7.5, promised: 9, tolerance: 0.5 },
    'Sulle punte le fasi portano al livello 7,5, non al livello 9 promesso.',
  ],
  [
    'tone-missed',
    { zone: 'roots', shade: '9.44', promised: '9.1' },
    'Sulle radici le fasi danno 9.44; il piano promette 9.1.',
  ],
  [
    'cast-added',
    { zone: 'lengths' },
    'La miscela ripete sulle lunghezze il riflesso indesiderato che il capello ha già: prima si toglie, poi si tona.',
  ],
  [
    'promise-narrow',
    { tolerance: 0.1, least: 0.5 },
    'La promessa è più stretta di quanto i dati consentano: ± 0,1 invece di ± 0,5.',
  ],
])('the fault %s of a plan has an Italian sentence', (code, values, reason) => {
  const fault = { code, session: null, phase: null, values }
  expect(writeResultFaults([fault])).toEqual([{ ...fault, reason }])
})
