import { weighingCopy as copy } from '~/copy/shelf/weighing.ts'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { type BowlOfAnalysis, useWeighedBowl } from './use-weighed-bowl.ts'
import { WeighingForm } from './weighing-form.tsx'

type Props = BowlOfAnalysis & { readonly opened: boolean; readonly onClose: () => void }

/** Weighing of a bowl, inside the bowl mode, which is always dark. */
export function WeighingSheet({ opened, onClose, ...of }: Props) {
  const weighed = useWeighedBowl(of)
  if (weighed === null) return null
  return (
    <Dialog opened={opened} onClose={onClose} title={copy.title(of.bowl.name)} size="lg" sheet withinPortal={false}>
      {opened ? (
        <WeighingForm bowl={weighed.bowl} shelf={weighed.shelf} onChange={weighed.keep} onDone={onClose} />
      ) : null}
    </Dialog>
  )
}
