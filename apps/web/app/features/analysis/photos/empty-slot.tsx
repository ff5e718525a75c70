import { IconCamera, IconPhotoPlus, IconSearch } from '@tabler/icons-react'
import type { ReactNode, Ref } from 'react'
import { analysisCopy } from '~/copy/analysis.ts'
import { Button } from '~/ui/button.tsx'
import { FileButton } from '~/ui/form/file-button.tsx'
import type { Slot } from '../model/draft.ts'
import styles from './empty-slot.module.css'

const { photos: copy } = analysisCopy

export type EmptySlotProps = {
  /** The field that chooses a photo. */
  readonly ref?: Ref<HTMLInputElement>
  readonly slot: Slot
  /** A photo is being dragged over it. */
  readonly over: boolean
  readonly onFile: (file: File) => void
  /** Absent where a camera makes no sense. */
  readonly onCamera?: (() => void) | undefined
  /** Opens the search for a picture; absent where there is none to be wished for. */
  readonly search?: { readonly label: ReactNode; readonly open: () => void } | undefined
}

/** The place of a photo that is not there yet. */
export function EmptySlot({ ref, slot, over, onFile, onCamera, search }: EmptySlotProps) {
  const { name, meaning } = copy.slots[slot]
  return (
    <div className={styles.empty} data-slot={slot} data-over={over || undefined}>
      <p className={styles.name}>{name}</p>
      <p className={styles.meaning}>{meaning}</p>
      <div className={styles.actions}>
        <FileButton
          ref={ref}
          label={copy.chooseFor(name)}
          leftSection={<IconPhotoPlus size="1.25rem" stroke={1.75} aria-hidden />}
          onFile={onFile}
        >
          {copy.choose}
        </FileButton>
        {onCamera ? (
          <FileButton
            camera
            leftSection={<IconCamera size="1.25rem" stroke={1.75} aria-hidden />}
            onInstead={onCamera}
            onFile={onFile}
          >
            {copy.camera}
          </FileButton>
        ) : null}
        {search ? (
          <Button
            look="secondary"
            leftSection={<IconSearch size="1.25rem" stroke={1.75} aria-hidden />}
            onClick={search.open}
          >
            {search.label}
          </Button>
        ) : null}
      </div>
      <p className={styles.drop}>{over ? copy.dropNow : copy.drop}</p>
    </div>
  )
}
