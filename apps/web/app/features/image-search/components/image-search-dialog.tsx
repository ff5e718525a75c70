import { useMediaQuery } from '@mantine/hooks'
import type { FoundImage } from '@riflesso/contract'
import { imageSearchCopy as copy } from '~/copy/analysis/image-search.ts'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { useEngine } from '../api/use-engine.ts'
import { ImageSearch } from './image-search.tsx'

type Props = {
  readonly opened: boolean
  readonly onClose: () => void
  readonly onClosed: () => void
  readonly onPick: (file: File, image: FoundImage) => void
}

/** 'Cerca Immagini di Capelli': searches a target picture. */
export function ImageSearchDialog({ opened, onClose, onClosed, onPick }: Props) {
  const phone = useMediaQuery('(max-width: 47.99em)')
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      onExitTransitionEnd={onClosed}
      title={copy.title}
      size="54rem"
      fullScreen={phone}
    >
      <ImageSearch onPick={onPick} />
    </Dialog>
  )
}

/** Label of the button that opens the search: 'Cerca Galleria'. */
export function OpenLabel() {
  const engine = useEngine()
  return engine === null ? copy.opening : copy.open(engine)
}
