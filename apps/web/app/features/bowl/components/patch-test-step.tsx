import type { PatchTestState } from '@riflesso/colorimetry'
import { bowlCopy } from '~/copy/analysis/bowl.ts'
import { paths } from '~/paths.ts'
import { Button, ButtonLink } from '~/ui/button/button.tsx'
import { Heading } from '~/ui/heading.tsx'
import { Notice } from '~/ui/state/notice.tsx'
import styles from './patch-test-step.module.css'

const copy = bowlCopy.patchTest

type Props = {
  readonly state: Exclude<PatchTestState, 'valid'>
  readonly clientId: string | null
  readonly onConfirm: () => void
}

/** Comes before the first bowl while the patch test is open: one confirmation per service, none after a positive test. */
export function PatchTestStep({ state, clientId, onConfirm }: Props) {
  const positive = state === 'positive'
  return (
    <section className={styles.step} aria-labelledby="bowl-patch-test">
      <Heading level={2} size="section" id="bowl-patch-test">
        {positive ? copy.stopped : copy.title}
      </Heading>
      <Notice tone={positive ? 'danger' : 'warning'}>{copy.states[state]}</Notice>
      <div className={styles.actions}>
        {clientId === null ? null : (
          <ButtonLink look={positive ? 'primary' : 'secondary'} size="lg" to={paths.clientHealth(clientId)}>
            {positive ? copy.card : copy.record}
          </ButtonLink>
        )}
        {positive ? null : (
          <Button size="lg" onClick={onConfirm}>
            {copy.confirm}
          </Button>
        )}
      </div>
    </section>
  )
}
