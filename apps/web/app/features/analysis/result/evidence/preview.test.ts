import type { Reading } from '@riflesso/vision'
import { expect, test } from 'vitest'
import { hasPreview, previewAddresses } from './preview.ts'

const prima = { level: 5 } as Reading

test.each([
  [prima, 2, true],
  [prima, 0, false],
  [null, 1, false],
])('a preview needs a Prima photo and a plan: %o, %d sessions', (photo, sessions, shown) => {
  expect(hasPreview({ prima: photo, sessions })).toBe(shown)
})

test('URLs of photo and preview escape the id of the analysis and the colour', () => {
  expect(previewAddresses('a/b', 'decisa', '#B5562B')).toEqual({
    before: '/api/analysis/a%2Fb/photo/prima',
    after: '/api/analysis/a%2Fb/preview?option=decisa&colour=%23B5562B',
  })
})
