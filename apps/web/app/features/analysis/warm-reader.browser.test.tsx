import { expect, test, vi } from 'vitest'
import { analysisAnswers } from '~/testing/analysis-screen.ts'
import { renderScreen } from '~/testing/render-screen.tsx'

test('the reader of photos starts with the screen, before a photo is chosen', async () => {
  const asked: unknown[] = []
  class Heard extends Worker {
    override postMessage(message: unknown): void {
      asked.push(message)
      super.postMessage(message)
    }
  }
  vi.stubGlobal('Worker', Heard)
  await renderScreen('/app', { answers: analysisAnswers })
  await expect.poll(() => asked).toContainEqual({ kind: 'warm-up' })
})
