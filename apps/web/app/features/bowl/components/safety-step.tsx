import { isForbidden } from '@riflesso/contract'
import { bowlCopy } from '~/copy/analysis/bowl.ts'
import { paths } from '~/paths.ts'
import { Button, ButtonLink } from '~/ui/button.tsx'
import { Heading } from '~/ui/heading.tsx'
import { Notice } from '~/ui/state.tsx'
import type { BowlHold } from '../model/bowl-session.ts'

const copy = bowlCopy.safety

type Props = {
  readonly state: BowlHold
  readonly clientId: string | null
  readonly onConfirm: () => void
}

/** Step before the first bowl while the patch test is open: confirmed once per service; a forbidden formula cannot be confirmed. */
export function SafetyStep({ state, clientId, onConfirm }: Props) {
  const forbidden = isForbidden(state)
  return (
    <section className="grid w-[min(100%,40rem)] py-8 px-4 mx-auto gap-6" aria-labelledby="bowl-safety">
      <Heading level={2} size="section" id="bowl-safety">
        {forbidden ? copy.forbidden[state].title : copy.title}
      </Heading>
      <Notice tone={forbidden ? 'danger' : 'warning'}>
        {forbidden ? copy.forbidden[state].text : copy.waiting[state]}
      </Notice>
      <div className="flex flex-wrap gap-3 *:flex-[1_1_16rem]">
        {clientId === null ? null : (
          <ButtonLink look={forbidden ? 'primary' : 'secondary'} size="lg" to={paths.clientHealth(clientId)}>
            {forbidden ? copy.card : copy.record}
          </ButtonLink>
        )}
        {forbidden ? null : (
          <Button size="lg" onClick={onConfirm}>
            {copy.confirm}
          </Button>
        )}
      </div>
    </section>
  )
}
