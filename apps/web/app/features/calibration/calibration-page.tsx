import type { SavedCalibration } from '@riflesso/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useRef, useState } from 'react'
import { messageOf } from '~/api/api-error.ts'
import { calibrationsQuery, chooseCalibration, useChosenCalibrationId } from '~/calibration/calibrations.ts'
import { calibrationCopy as copy } from '~/copy/analysis/calibration.ts'
import { paths } from '~/paths.ts'
import { BackLink } from '~/ui/button/back-link.tsx'
import { ConfirmDialog } from '~/ui/dialog/confirm-dialog.tsx'
import { Heading } from '~/ui/heading.tsx'
import layout from '~/ui/layout.module.css'
import { Panel } from '~/ui/panel.tsx'
import { Loaded } from '~/ui/state/loaded.tsx'
import texts from '~/ui/text.module.css'
import { toast } from '~/ui/toast/toast.ts'
import { removeCalibration } from './api/calibration-calls.ts'
import styles from './calibration-page.module.css'
import { CalibrationRow } from './components/calibration-row.tsx'
import { NewCalibration } from './components/new-calibration.tsx'

/** The salon's calibrations, and a new one from a photo of its ring of natural swatches. */
export function CalibrationPage() {
  const queryClient = useQueryClient()
  const query = useQuery(calibrationsQuery)
  const chosenId = useChosenCalibrationId()
  const [replaced, setReplaced] = useState<SavedCalibration | null>(null)
  const [removed, setRemoved] = useState<SavedCalibration | null>(null)
  /** Key of the form, which is empty after a ring was saved. */
  const [attempt, setAttempt] = useState(0)
  const [savedId, setSavedId] = useState<string | null>(null)
  const form = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)

  const change = (changed: (calibrations: readonly SavedCalibration[]) => SavedCalibration[]) =>
    queryClient.setQueryData(calibrationsQuery.queryKey, (before) => before && changed(before))
  const start = (calibration: SavedCalibration | null) => {
    setReplaced(calibration)
    setAttempt(attempt + 1)
  }
  const removal = useMutation({
    mutationFn: removeCalibration,
    onSuccess: (_, id) => {
      change((all) => all.filter((each) => each.id !== id))
      if (id === chosenId) chooseCalibration(null)
      if (id === replaced?.id) start(null)
      setRemoved(null)
      toast.success({ title: copy.remove.done })
    },
    onError: (error) => toast.error({ title: copy.remove.failed, text: messageOf(error) }),
  })

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <BackLink to={paths.profile}>{copy.back}</BackLink>
        <Heading level={1} size="page">
          {copy.page}
        </Heading>
        <p className={styles.lead}>
          {copy.lead} {copy.leadThen}
        </p>
      </header>
      <div ref={form} className={styles.part} tabIndex={-1}>
        <NewCalibration
          key={attempt}
          replaced={replaced}
          onStop={() => start(null)}
          onSaved={(calibration) => {
            chooseCalibration(calibration.id)
            change((all) => [calibration, ...all.filter(({ id }) => id !== replaced?.id)])
            start(null)
            setSavedId(calibration.id)
            show(list)
          }}
        />
      </div>
      <div ref={list} className={styles.part} tabIndex={-1}>
        <Panel title={copy.list.title}>
          <Loaded query={query}>
            {(calibrations) => (
              <>
                {calibrations.length === 0 ? <p className={texts.quiet}>{copy.list.none}</p> : null}
                {calibrations.length > 0 && calibrations.every(({ id }) => id !== chosenId) ? (
                  <p className={texts.quiet}>{copy.list.off}</p>
                ) : null}
                <ul className={layout.list} aria-label={copy.list.title}>
                  {calibrations.map((calibration) => (
                    <CalibrationRow
                      key={calibration.id}
                      calibration={calibration}
                      isUsed={calibration.id === chosenId}
                      isNew={calibration.id === savedId}
                      onUse={(use) => chooseCalibration(use ? calibration.id : null)}
                      onRedo={() => {
                        start(calibration)
                        show(form)
                      }}
                      onRemove={() => setRemoved(calibration)}
                    />
                  ))}
                </ul>
              </>
            )}
          </Loaded>
        </Panel>
      </div>
      <ConfirmDialog
        opened={removed !== null}
        title={copy.remove.title(removed?.name ?? '')}
        text={copy.remove.text}
        yes={copy.remove.yes}
        no={copy.remove.no}
        pending={removal.isPending}
        pendingLabel={copy.remove.pending}
        onYes={() => removed && removal.mutate(removed.id)}
        onClose={() => setRemoved(null)}
      />
    </div>
  )
}

/** Moves the focus and the view to a part of the page. */
function show(part: RefObject<HTMLElement | null>): void {
  part.current?.focus({ preventScroll: true })
  part.current?.scrollIntoView({ block: 'start' })
}
