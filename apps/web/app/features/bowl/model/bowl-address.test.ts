import { expect, test } from 'vitest'
import { bowlIn, bowlSearch } from './bowl-address.ts'

test('an address opens a bowl over what is open already, and closes it again', () => {
  const open = bowlSearch(new URLSearchParams('analisi=a1'), { analysisId: 'a1', option: 'prudente' })
  expect(bowlIn(open)).toEqual({ analysisId: 'a1', option: 'prudente' })
  expect(open.get('analisi')).toBe('a1')
  expect(bowlSearch(open, null).toString()).toBe('analisi=a1')
})

test('an option that there is not is none', () => {
  expect(bowlIn(new URLSearchParams('ciotola=a1&opzione=temeraria'))).toEqual({ analysisId: 'a1', option: null })
  expect(bowlIn(new URLSearchParams('opzione=prudente'))).toBeNull()
})
