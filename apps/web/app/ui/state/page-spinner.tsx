import '@mantine/core/styles/Loader.layer.css'
import { Loader } from '@mantine/core'
import { commonCopy } from '~/copy/common.ts'

/** Full-page spinner while the user or the page is loading. */
export function PageSpinner() {
  return (
    <main className="grid min-h-dvh place-items-center" aria-busy="true">
      <div role="status" className="grid text-muted gap-4 justify-items-center">
        <Loader size="2rem" color="var(--plum)" aria-hidden />
        <span>{commonCopy.loading}</span>
      </div>
    </main>
  )
}
