import { expect, onTestFinished, test, vi } from 'vitest'
import { analysisAnswers } from '~/testing/analysis-screen.ts'
import { renderScreen } from '~/testing/render-screen.tsx'

test('the photo reader starts with the screen, before a photo is chosen', async () => {
  // A worker of an earlier test may exist, so messages of all workers are observed, not their creation.
  const post = vi.spyOn(Worker.prototype, 'postMessage')
  onTestFinished(() => post.mockRestore())
  await renderScreen('/app', { answers: analysisAnswers })
  await expect.poll(() => post.mock.calls).toContainEqual([{ kind: 'warm-up' }])
})
