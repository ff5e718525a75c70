import { IconCamera, IconPhotoPlus, IconSearch } from '@tabler/icons-react'
import type { ReactNode, Ref } from 'react'
import { analysisCopy } from '~/copy/analysis/analysis.ts'
import { Button } from '~/ui/button/button.tsx'
import { FileButton } from '~/ui/form/file-button.tsx'
import type { PhotoPlace } from '../model/draft.ts'
import styles from './empty-slot.module.css'

const { photos: copy } = analysisCopy

export type EmptySlotProps = {
  /** The file input. */
  readonly ref?: Ref<HTMLInputElement>
  readonly slot: PhotoPlace
  /** Whether a file is dragged over it. */
  readonly over: boolean
  readonly onFile: (file: File) => void
  /** Absent if the camera is not offered. */
  readonly onCamera?: (() => void) | undefined
  /** Opens the image search; absent for the Prima slot. */
  readonly search?: { readonly label: ReactNode; readonly open: () => void } | undefined
}

/** An empty photo slot. */
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
