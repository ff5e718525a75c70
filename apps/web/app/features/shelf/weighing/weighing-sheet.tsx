import type { OptionId } from '@riflesso/colorimetry'
import { IconScale } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { weighingCopy as copy } from '~/copy/shelf/weighing.ts'
import { decimal } from '~/format/numbers.ts'
import { useSiblingToSave } from '~/offline/siblings-to-save.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { type Shelf, shelfQuery } from '../api/shelf.ts'
import { type BowlInTubes, type FormulaInTubes, tubesQuery } from '../api/tubes.ts'
import {
  type BowlPlace,
  bowlInTubes,
  currentBowl,
  plannedBowl,
  type WeighedBowl,
  weighedGrams,
  withBowl,
} from '../model/weighing.ts'
import { MissingTubes } from '../tubes/bowl-tubes.tsx'
import { WeighingForm } from './weighing-form.tsx'
import { keepWeighing, useWeighing } from './weighing-store.ts'

type Props = BowlOfAnalysis & { readonly opened: boolean; readonly onClose: () => void }

/** Weighing of a bowl, inside the bowl mode, which is always dark. */
export function WeighingSheet({ opened, onClose, ...of }: Props) {
  const weighed = useWeighedBowl(of)
  if (weighed === null) return null
  return (
    <Dialog opened={opened} onClose={onClose} title={copy.title(of.bowl.name)} size="lg" sheet withinPortal={false}>
      {opened ? (
        <>
          {weighed.formula && weighed.inTubes?.match === 'missing' ? (
            <MissingTubes bowl={weighed.inTubes} formula={weighed.formula} />
          ) : null}
          <WeighingForm bowl={weighed.bowl} shelf={weighed.shelf} onChange={weighed.keep} onDone={onClose} />
        </>
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

type BowlOfAnalysis = { readonly analysisId: string; readonly option: OptionId; readonly bowl: BowlPlace }

type Weighed = {
  readonly shelf: Shelf
  readonly formula: FormulaInTubes | null
  /** Null for an unplanned bowl. */
  readonly inTubes: BowlInTubes | null
  readonly bowl: WeighedBowl
  readonly keep: (bowl: WeighedBowl) => void
}

/** A bowl with its weighed products, and the function that stores a change; null for a salon without a shelf. */
function useWeighedBowl({ analysisId, option, bowl: place }: BowlOfAnalysis): Weighed | null {
  const shelf = useQuery(shelfQuery).data
  const hasShelf = shelf !== undefined && shelf.products.length > 0
  // The server mixes what it has planned.
  const isPlanned = useSiblingToSave(analysisId) === null
  const tubes = useQuery({ ...tubesQuery(analysisId), enabled: hasShelf && isPlanned }).data
  const formula = isPlanned ? (tubes ?? null) : null
  const weighing = useWeighing(analysisId)
  if (!hasShelf) return null
  return {
    shelf,
    formula,
    inTubes: bowlInTubes(place, option, formula),
    bowl: currentBowl(weighing, plannedBowl(place, option, formula)),
    keep: (bowl) => keepWeighing(withBowl(weighing ?? { analysisId, option, bowls: [], begunAt: Date.now() }, bowl)),
  }
}
