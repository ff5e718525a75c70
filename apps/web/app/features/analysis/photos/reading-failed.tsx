import { readingCopy } from '~/copy/reading.ts'
import { Button } from '~/ui/button.tsx'
import { Notice } from '~/ui/state/notice.tsx'

const { failed: copy } = readingCopy

/** The browser's reader could not be loaded: nothing is lost, the server reads the photo all the same. */
export function ReadingFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Notice tone="info" title={copy.title} role="status">
      <p>{copy.text}</p>
      <Button look="plain" size="sm" onClick={onRetry}>
        {copy.retry}
      </Button>
    </Notice>
  )
}
