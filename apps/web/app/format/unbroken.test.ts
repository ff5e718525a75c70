import { expect, test } from 'vitest'
import { unbroken } from './unbroken.ts'

test('a number is not separated from its unit', () => {
  expect(unbroken('una seduta di 2 h 25 min, con 30 g e 20 vol')).toBe(
    'una seduta di 2\u00a0h\u00a025\u00a0min, con 30\u00a0g e 20\u00a0vol',
  )
  expect(unbroken('al livello 7 ha 3 minuti')).toBe('al livello\u00a07 ha 3 minuti')
})
