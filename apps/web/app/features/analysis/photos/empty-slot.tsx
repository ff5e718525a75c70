import { IconCamera, IconPhotoPlus, IconSearch } from '@tabler/icons-react'
import type { ReactNode, Ref } from 'react'
import { analysisCopy } from '~/copy/analysis/analysis.ts'
import { Button } from '~/ui/button.tsx'
import { FileButton } from '~/ui/form/file-button.tsx'
import type { PhotoPlace } from '../model/draft.ts'
import { TowelDrawing } from './towel-drawing.tsx'

const { photos: copy } = analysisCopy

export type EmptySlotProps = {
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
    <div
      className="grid content-center min-h-40 py-5 px-3 border-[0.09375rem] border-dashed border-control rounded-picture bg-paper justify-items-center text-center [transition:background-color_120ms_ease] data-[slot=prima]:min-h-60 md:min-h-88 md:max-h-128 md:data-[slot=prima]:min-h-88 data-over:border-plum data-over:bg-plum-tint group/slot"
      data-slot={slot}
      data-over={over || undefined}
    >
      <p className="font-display text-xl font-medium tracking-[-0.015em]">{name}</p>
      <p className="text-muted text-sm">{meaning}</p>
      <div className="flex flex-wrap justify-center mt-4 gap-2 max-sm:group-data-[slot=dopo]/slot:[&_[data-position=left]]:hidden">
        <FileButton ref={ref} label={copy.chooseFor(name)} icon={IconPhotoPlus} onFile={onFile}>
          {copy.choose}
        </FileButton>
        {onCamera ? (
          <FileButton camera icon={IconCamera} onInstead={onCamera} onFile={onFile}>
            {copy.camera}
          </FileButton>
        ) : null}
        {search ? (
          <Button look="secondary" icon={IconSearch} onClick={search.open}>
            {search.label}
          </Button>
        ) : null}
      </div>
      {slot === 'dopo' ? null : (
        <p className="flex items-center max-w-80 mt-4 gap-3 text-muted text-sm text-start text-pretty">
          <TowelDrawing className="flex-none h-14 fill-none stroke-control [stroke-linecap:round] [stroke-width:10]" />
          {copy.towel}
        </p>
      )}
      <p className="text-muted text-sm hidden md:pointer-fine:block mt-3">{over ? copy.dropNow : copy.drop}</p>
    </div>
  )
}
