import { expect, test } from 'vitest'
import { isEasilyGuessed } from './passwords.ts'

const ADA = ['ada.bianchi@example.it', 'Ada', 'Bianchi', 'Forbici d’Oro']

test.each([
  'password',
  '12345678',
  '        ',
  'qwertyui',
  'salone123',
  'riflesso',
  'Riflesso1',
  'parrucchiera',
  'forzaroma',
  'giulia1985',
  'ada.bianchi@example.it',
  'adabianchi1',
  'aB3$'.repeat(32),
])('%s is easily guessed', (password) => {
  expect(isEasilyGuessed(password, ADA)).toBe(true)
})

test.each(['cavallo a dondolo', 'pettine-rosso-9', 'un altro cavallo', 'tre gatti sul tetto', 'x7Kp2mQw9z'])(
  '%s is taken, whatever it is composed of',
  (password) => {
    expect(isEasilyGuessed(password, ADA)).toBe(false)
  },
)
