import type { ComponentProps } from 'react'
import { BowlOverlay } from '~/features/bowl/components/bowl-overlay.tsx'
import { hasWeighed } from '~/features/shelf/model/weighing.ts'
import { CloseSheet } from '~/features/shelf/weighing/close-sheet.tsx'
import { isWaiting } from '~/features/shelf/weighing/service-outbox.ts'
// Loaded together: a service that is closed offline needs it, when nothing can be loaded any more.
import '~/features/shelf/weighing/waiting-services.tsx'
import { WeighingButton, WeighingSheet } from '~/features/shelf/weighing/weighing-sheet.tsx'
import { weighingOf } from '~/features/shelf/weighing/weighing-store.ts'

/** The bowl mode with weighing from the salon's shelf. */
export default function BowlWithWeighing(props: Omit<ComponentProps<typeof BowlOverlay>, 'weighing'>) {
  const { analysisId, option } = props
  const of = { analysisId, option }
  return (
    <BowlOverlay
      {...props}
      weighing={{
        renderButton: (bowl, onOpen) => <WeighingButton {...of} bowl={bowl} onOpen={onOpen} />,
        renderSheet: (bowl, sheet) => <WeighingSheet {...of} bowl={bowl} {...sheet} />,
        isOpen: () => hasWeighed(weighingOf(analysisId)) && !isWaiting(analysisId),
        renderClose: (sheet) => <CloseSheet analysisId={analysisId} {...sheet} />,
      }}
    />
  )
}
