import { IconBrush, IconDots, IconFocusCentered, IconPalette, IconPhotoPlus, IconX } from '@tabler/icons-react'
import { analysisCopy } from '~/copy/analysis/analysis.ts'
import { readingCopy } from '~/copy/analysis/reading.ts'
import { shadesCopy } from '~/copy/analysis/shades.ts'
import { Button, RoundButton } from '~/ui/button.tsx'
import { FileButton } from '~/ui/form/file-button.tsx'
import type { PhotoPlace } from '../model/draft.ts'

const { tools: copy } = readingCopy
const { photos } = analysisCopy

type Props = {
  readonly slot: PhotoPlace
  /** Whether this browser can read the photo and show an outline. */
  readonly isRead: boolean
  readonly outlined: boolean
  /** Absent without an outline. */
  readonly onOutlined?: ((outlined: boolean) => void) | undefined
  /** Absent without hair to recolour. */
  readonly onShades?: (() => void) | undefined
  /** Absent while nothing can be corrected. */
  readonly onCorrect?: (() => void) | undefined
  readonly onFile: (file: File) => void
}

const sign = { size: '1.25rem', stroke: 1.75, 'aria-hidden': true } as const

/** Actions of a photo; unchanged while it is read, to avoid layout shifts. */
export function PhotoTools({ slot, isRead, outlined, onOutlined, onCorrect, onShades, onFile }: Props) {
  const { name } = photos.slots[slot]
  return (
    <div
      className={
        'grid gap-2 grid-cols-2 [&_[aria-pressed="true"]]:border-plum [&_[aria-pressed="true"]]:bg-plum-tint [&_[aria-pressed="true"]]:text-plum [&>:last-child:nth-child(odd)]:col-span-full'
      }
    >
      {isRead ? (
        <>
          <Button
            look="secondary"
            aria-label={copy.maskOf(name)}
            aria-pressed={outlined && onOutlined !== undefined}
            disabled={!onOutlined}
            icon={IconFocusCentered}
            onClick={() => onOutlined?.(!outlined)}
          >
            {copy.mask}
          </Button>
          <Button
            look="secondary"
            aria-label={copy.correctOf(name)}
            disabled={!onCorrect}
            icon={IconBrush}
            onClick={onCorrect}
          >
            {copy.correct}
          </Button>
          {onShades ? (
            <Button look="secondary" aria-label={shadesCopy.openOf(name)} icon={IconPalette} onClick={onShades}>
              {shadesCopy.open}
            </Button>
          ) : null}
        </>
      ) : null}
      <FileButton label={copy.changeOf(name)} icon={IconPhotoPlus} onFile={onFile}>
        {copy.change}
      </FileButton>
    </div>
  )
}

type OpenProps = { readonly slot: PhotoPlace; readonly opened: boolean; readonly onToggle: () => void }

/** The whole preview as the button that shows its tools. */
export const OpenTools = ({ slot, opened, onToggle }: OpenProps) => (
  <button
    className="absolute grid pt-0 px-0 pb-2 border-0 rounded-picture bg-transparent cursor-pointer top-9 inset-x-0 bottom-0 [place-content:end_center] [&>svg]:box-content [&>svg]:py-0.5 [&>svg]:px-3 [&>svg]:rounded-full [&>svg]:bg-card [&>svg]:text-ink"
    type="button"
    aria-label={copy.open(photos.slots[slot].name)}
    aria-expanded={opened}
    onClick={onToggle}
  >
    <IconDots {...sign} />
  </button>
)

/** The X of a preview. */
export function RemovePhoto({ slot, onRemove }: { readonly slot: PhotoPlace; readonly onRemove: () => void }) {
  return (
    <div className="absolute -top-2 right-0">
      <RoundButton aria-label={photos.remove(photos.slots[slot].name)} onClick={onRemove}>
        <IconX {...sign} />
      </RoundButton>
    </div>
  )
}
