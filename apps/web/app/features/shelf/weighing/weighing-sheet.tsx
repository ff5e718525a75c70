import { IconScale } from '@tabler/icons-react'
import { weighingCopy as copy } from '~/copy/shelf/weighing.ts'
import { decimal } from '~/format/numbers.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { weighedGrams } from '../model/weighing.ts'
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

/** Opens the weighing of a bowl; nothing for a salon without a shelf. */
export function WeighingButton({ onOpen, ...of }: BowlOfAnalysis & { readonly onOpen: () => void }) {
  const weighed = useWeighedBowl(of)
  if (weighed === null) return null
  const grams = weighedGrams(weighed.bowl)
  return (
    <Button look="secondary" size="lg" fullWidth icon={IconScale} onClick={onOpen}>
      {grams === 0 ? copy.open : copy.weighed(`${decimal(grams)}\u00a0g`)}
    </Button>
  )
}
