import { expect, test } from 'vitest'
import { progressSteps } from './progress-overlay.tsx'

const stepsOf = (...asked: Parameters<typeof progressSteps>) =>
  progressSteps(...asked).map(({ id, state }) => `${id} ${state}`)

test('the first step is the upload', () => {
  expect(stepsOf(false, [])).toEqual(['uploading now', 'measuring later', 'planning later', 'archiving later'])
})

test('after the upload the server reads the photos or reports a queue', () => {
  expect(stepsOf(true, [])).toEqual(['uploading done', 'measuring now', 'planning later', 'archiving later'])
  expect(stepsOf(true, ['waiting'])).toEqual(['uploading done', 'waiting now', 'planning later', 'archiving later'])
})

test('the model step appears only if the server reports it, and stays', () => {
  const asked = ['waiting', 'measuring', 'planning', 'consulting'] as const
  const before = ['uploading done', 'measuring done', 'planning done']
  expect(stepsOf(true, asked.slice(0, 3))).toEqual([...before.slice(0, 2), 'planning now', 'archiving later'])
  expect(stepsOf(true, asked)).toEqual([...before, 'consulting now', 'archiving later'])
  expect(stepsOf(true, [...asked, 'archiving'])).toEqual([...before, 'consulting done', 'archiving now'])
})
