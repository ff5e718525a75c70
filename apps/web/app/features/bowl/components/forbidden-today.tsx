import { isForbidden, type SafetyToday } from '@riflesso/contract'
import { bowlCopy } from '~/copy/analysis/bowl.ts'
import { Notice } from '~/ui/state.tsx'

type Props = {
  readonly state: SafetyToday | null
  /** What to do; default: the reason. */
  readonly text?: string
}

/** Warning that the client's card forbids an archived formula today; nothing if it does not. */
export function ForbiddenToday({ state, text }: Props) {
  if (!isForbidden(state)) return null
  const { title, text: why } = bowlCopy.safety.forbidden[state]
  return (
    <Notice tone="danger" title={title} role="alert">
      {text ?? why}
    </Notice>
  )
}
