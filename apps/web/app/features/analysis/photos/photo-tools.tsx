import { IconBrush, IconDots, IconFocusCentered, IconPhotoPlus, IconX } from '@tabler/icons-react'
import { analysisCopy } from '~/copy/analysis/analysis.ts'
import { readingCopy } from '~/copy/analysis/reading.ts'
import { Button } from '~/ui/button/button.tsx'
import { RoundButton } from '~/ui/button/round-button.tsx'
import { FileButton } from '~/ui/form/file-button.tsx'
import type { PhotoPlace } from '../model/draft.ts'
import styles from './photo-tools.module.css'

const { tools: copy } = readingCopy
const { photos } = analysisCopy

type Props = {
  readonly slot: PhotoPlace
  /** Whether this browser can read the photo and show an outline. */
  readonly isRead: boolean
  readonly outlined: boolean
  /** Absent without an outline. */
  readonly onOutlined?: ((outlined: boolean) => void) | undefined
  /** Absent while nothing can be corrected. */
  readonly onCorrect?: (() => void) | undefined
  readonly onFile: (file: File) => void
}

const sign = { size: '1.25rem', stroke: 1.75, 'aria-hidden': true } as const

/** Actions of a photo; unchanged while it is read, to avoid layout shifts. */
export function PhotoTools({ slot, isRead, outlined, onOutlined, onCorrect, onFile }: Props) {
  const { name } = photos.slots[slot]
  return (
    <div className={styles.tools}>
      {isRead ? (
        <>
          <Button
            look="secondary"
            aria-label={copy.maskOf(name)}
            aria-pressed={outlined && onOutlined !== undefined}
            disabled={!onOutlined}
            leftSection={<IconFocusCentered {...sign} />}
            onClick={() => onOutlined?.(!outlined)}
          >
            {copy.mask}
          </Button>
          <Button
            look="secondary"
            aria-label={copy.correctOf(name)}
            disabled={!onCorrect}
            leftSection={<IconBrush {...sign} />}
            onClick={onCorrect}
          >
            {copy.correct}
          </Button>
        </>
      ) : null}
      <FileButton label={copy.changeOf(name)} leftSection={<IconPhotoPlus {...sign} />} onFile={onFile}>
        {copy.change}
      </FileButton>
    </div>
  )
}

type OpenProps = { readonly slot: PhotoPlace; readonly opened: boolean; readonly onToggle: () => void }

/** The whole preview as the button that shows its tools. */
export const OpenTools = ({ slot, opened, onToggle }: OpenProps) => (
  <button
    className={styles.open}
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
    <div className={styles.remove}>
      <RoundButton aria-label={photos.remove(photos.slots[slot].name)} onClick={onRemove}>
        <IconX {...sign} />
      </RoundButton>
    </div>
  )
}
