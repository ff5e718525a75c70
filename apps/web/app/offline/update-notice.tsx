import { offlineCopy } from '~/copy/offline.ts'
import { Button } from '~/ui/button/button.tsx'
import { useServiceWorker } from './service-worker.ts'

const { update: copy } = offlineCopy

/** Notice of a waiting version, which the user activates. */
export function UpdateNotice() {
  const takeOver = useServiceWorker()
  return (
    <div
      className="fixed z-145 right-4 bottom-4 left-4 grid justify-items-end pointer-events-none max-md:bottom-[calc(5.5rem_+_var(--lower-edge))]"
      role="status"
    >
      {takeOver ? (
        <div className="flex max-w-120 items-center py-3.5 px-4.5 border border-line rounded-card bg-card shadow-float gap-4 pointer-events-auto">
          <p>
            <b>{copy.title}</b>
            <br />
            {copy.text}
          </p>
          <Button size="sm" onClick={takeOver}>
            {copy.action}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
