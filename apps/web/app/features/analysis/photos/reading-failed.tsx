import { readingCopy } from '~/copy/analysis/reading.ts'
import { Button } from '~/ui/button.tsx'
import { Notice } from '~/ui/state.tsx'

const { failed: copy } = readingCopy

/** Notice that the browser's reader failed to load; the server will still read the photo. */
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
