import { expect, test } from 'vitest'
import { bowlIn, bowlSearch } from './bowl-address.ts'

test('the bowl parameters are added to and removed from the URL without changing others', () => {
  const open = bowlSearch(new URLSearchParams('analisi=a1'), { analysisId: 'a1', option: 'prudente' })
  expect(bowlIn(open)).toEqual({ analysisId: 'a1', option: 'prudente' })
  expect(open.get('analisi')).toBe('a1')
  expect(bowlSearch(open, null).toString()).toBe('analisi=a1')
})

test('an unknown option in the URL is ignored', () => {
  expect(bowlIn(new URLSearchParams('ciotola=a1&opzione=temeraria'))).toEqual({ analysisId: 'a1', option: null })
  expect(bowlIn(new URLSearchParams('opzione=prudente'))).toBeNull()
})
