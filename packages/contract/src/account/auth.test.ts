import { describe, expect, test } from 'vitest'
import { messages } from '../schema/messages.ts'
import { registerBody } from './auth.ts'

const person = {
  firstName: 'Giulia',
  lastName: 'Ferri',
  companyName: 'Atelier Ferri',
  phoneNumber: '+39 333 1234567',
  email: 'giulia@example.com',
  password: 'forbici-d-oro-7',
  confirmPassword: 'forbici-d-oro-7',
}

const refusals = (body: unknown) =>
  (registerBody.safeParse(body).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message])

describe('registerBody', () => {
  test('registerBody accepts a complete registration', () => {
    expect(refusals(person)).toEqual([])
  })

  test.each([
    ['wrong', 'giulia@'],
    ['missing', undefined],
  ])('registerBody reports differing passwords beside other errors (email %s)', (_, email) => {
    expect(refusals({ ...person, firstName: '', email, password: 'corta', confirmPassword: 'lunga' })).toEqual([
      ['firstName', messages.firstNameRequired],
      ['email', messages.emailInvalid],
      ['password', messages.passwordTooShort],
      ['confirmPassword', messages.passwordsDiffer],
    ])
  })

  test('registerBody does not compare passwords when one is missing [R5-002]', () => {
    const { confirmPassword: _confirmPassword, ...rest } = person
    for (const body of [rest, { ...rest, confirmPassword: '' }])
      expect(refusals(body)).toEqual([['confirmPassword', messages.confirmPasswordRequired]])
    expect(refusals('no object').map(([path]) => path)).toEqual([''])
  })
})
