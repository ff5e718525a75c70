import { expect, onTestFinished, test, vi } from 'vitest'
import { analysisAnswers } from '~/testing/analysis-screen.ts'
import { renderScreen } from '~/testing/render-screen.tsx'

test('the reader of photos starts with the screen, before a photo is chosen', async () => {
  // The page may hold the reader of an earlier test, so every worker is watched, not the making of one.
  const post = vi.spyOn(Worker.prototype, 'postMessage')
  onTestFinished(() => post.mockRestore())
  await renderScreen('/app', { answers: analysisAnswers })
  await expect.poll(() => post.mock.calls).toContainEqual([{ kind: 'warm-up' }])
})
