import { useDidUpdate, useMergedRef } from '@mantine/hooks'
import { type ConfirmedHair, confirmReading } from '@riflesso/colorimetry'
import { judgeReading } from '@riflesso/consultation'
import type { Reading } from '@riflesso/vision'
import { type DragEvent, type ReactNode, type Ref, useId, useRef, useState } from 'react'
import { analysisCopy } from '~/copy/analysis/analysis.ts'
import { commonCopy } from '~/copy/common.ts'
import { Chip } from '~/ui/button.tsx'
import { PhotoCredit } from '~/ui/picture/photo-credit.tsx'
import { Notice } from '~/ui/state.tsx'
import { ConfirmReading } from '../confirm/confirm-reading.tsx'
import { type Answers, confirmAll, zonesToConfirm } from '../confirm/confirmation.ts'
import { CorrectionDialog } from '../correction/correction-dialog.tsx'
import { type Corrections, hasHairStroke, withReference, withStroke } from '../model/corrections.ts'
import type { PhotoOrigin, PhotoPlace, SlotPhoto } from '../model/draft.ts'
import { doubtedHair, outlineOf, type SlotReading } from '../model/slot-reading.ts'
import { BarePhoto } from './bare-photo.tsx'
import { EmptySlot, type EmptySlotProps } from './empty-slot.tsx'
import { OpenTools, PhotoTools, RemovePhoto } from './photo-tools.tsx'
import { ShadesDialog } from './shades-dialog.tsx'
import { SlotReadingCard } from './slot-reading-card.tsx'

const { photos: copy } = analysisCopy

type Props = Omit<EmptySlotProps, 'ref' | 'over'> & {
  readonly ref?: Ref<HTMLDivElement>
  readonly slot: PhotoPlace
  readonly photo: SlotPhoto | null
  readonly reading: SlotReading
  readonly problem: string | null
  readonly onRemove: () => void
  readonly corrections: Corrections
  readonly onCorrect: (corrections: Corrections) => void
  /** What is declared of the hair, where anything is. */
  readonly answers?: Answers
  readonly confirmed: ConfirmedHair | null
  readonly onConfirm: (confirmed: ConfirmedHair | null) => void
  /** Starts the analysis after the confirmation; absent while anything else is to do first. */
  readonly onAnalyse?: (() => void) | undefined
  readonly correcting: boolean
  readonly onCorrecting: (open: boolean) => void
  /** Further photos of the same head, below the photo. */
  readonly further?: ReactNode
  readonly isOfFurther?: boolean
}

/** A slot: the empty state, or the photo with its reading and actions below. */
export function PhotoCell({ ref, slot, photo, reading, problem, onRemove, ...props }: Props) {
  const { onFile, corrections, onCorrect, answers, confirmed, onConfirm, onAnalyse, correcting, onCorrecting } = props
  const { further, isOfFurther = false } = props
  const [over, setOver] = useState(false)
  const [outlined, setOutlined] = useState(true)
  const [tools, setTools] = useState(false)
  const [trying, setTrying] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const choose = useRef<HTMLInputElement>(null)
  const placeRef = useMergedRef(ref, place)
  const problemId = useId()
  const size = reading.state === 'no-hair' ? reading.size : outlineOf(reading)

  // Without a reading they are what there is to do.
  const needsTools = reading.state !== 'read' && reading.state !== 'working'

  const shown = reading.state === 'read' ? { ...reading, reading: confirmReading(reading.reading, confirmed) } : reading
  const towel = shown.state === 'read' && !isOfFurther && asksForWhite(shown.reading) ? shown.towel : null
  const onWhite = towel
    ? () => {
        // The button goes with the question.
        place.current?.focus()
        onCorrect(withReference(corrections, 'whitePoint', towel))
      }
    : undefined

  const doubted = isOfFurther || hasHairStroke(corrections) ? null : doubtedHair(reading)
  const marked = doubted && withStroke(corrections, 'hair', [doubted])
  const onHair = marked
    ? () => {
        // The button goes with the question.
        place.current?.focus()
        onCorrect(marked)
      }
    : undefined

  const onRight =
    onAnalyse && reading.state === 'read' && judgeReading(reading.reading).state !== 'unusable'
      ? () => {
          onCorrecting(false)
          onConfirm(confirmAll(zonesToConfirm(slot, reading.reading, answers), confirmed))
          onAnalyse()
        }
      : undefined

  useDidUpdate(() => {
    // The pressed element no longer exists: move the focus to its replacement.
    if (document.activeElement === document.body) (photo ? place : choose).current?.focus()
  }, [photo?.previewUrl])

  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const file = event.dataTransfer.files[0]
    if (file) onFile(file)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a size container.
    <div
      ref={placeRef}
      role="group"
      aria-label={copy.group(copy.slots[slot].name)}
      aria-describedby={problem === null ? undefined : problemId}
      tabIndex={-1}
      className="grid min-w-0 content-start gap-3 data-empty:content-stretch focus-visible:outline-none"
      data-empty={photo ? undefined : true}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {photo ? (
        <>
          <div className="relative">
            <BarePhoto
              key={photo.previewUrl}
              slot={slot}
              photo={photo}
              outline={outlined ? outlineOf(reading) : null}
              isWrong={problem !== null}
              ring={towel}
            />
            {needsTools ? null : <OpenTools slot={slot} opened={tools} onToggle={() => setTools(!tools)} />}
            <RemovePhoto slot={slot} onRemove={onRemove} />
          </div>
          {/* Hidden, not absent: a photo can be replaced while it is read. */}
          <div hidden={!tools && !needsTools}>
            <PhotoTools
              slot={slot}
              isRead={reading.state !== 'none' && reading.state !== 'failed'}
              outlined={outlined}
              onOutlined={outlineOf(reading) ? setOutlined : undefined}
              onCorrect={size ? () => onCorrecting(true) : undefined}
              onShades={slot === 'prima' && reading.state === 'read' ? () => setTrying(true) : undefined}
              onFile={onFile}
            />
          </div>
          {further}
          {photo.origin ? <PhotoOriginLine origin={photo.origin} /> : null}
          {problem === null ? null : (
            <div id={problemId}>
              <Notice tone="danger">{problem}</Notice>
            </div>
          )}
          {problem === null ? (
            <SlotReadingCard
              slot={slot}
              isMarked={hasHairStroke(corrections)}
              reading={shown}
              onWhite={onWhite}
              onHair={onHair}
              onCorrect={() => onCorrecting(true)}
              onFile={onFile}
              isOfFurther={isOfFurther}
            />
          ) : null}
          {reading.state === 'read' ? (
            <ConfirmReading
              slot={slot}
              reading={reading.reading}
              answers={answers}
              cut={reading.bands && { url: photo.previewUrl, bands: reading.bands }}
              confirmed={confirmed}
              onChange={onConfirm}
              onAnalyse={onAnalyse}
            />
          ) : null}
          {slot === 'prima' && shown.state === 'read' ? (
            <ShadesDialog
              opened={trying}
              onClose={() => setTrying(false)}
              photo={photo}
              corrections={corrections}
              reading={shown.reading}
            />
          ) : null}
          {size ? (
            <CorrectionDialog
              opened={correcting}
              onClose={() => onCorrecting(false)}
              slot={slot}
              photo={photo}
              reading={reading}
              size={size}
              corrections={corrections}
              onChange={onCorrect}
              onRight={onRight}
            />
          ) : null}
        </>
      ) : (
        <EmptySlot ref={choose} slot={slot} over={over} {...props} />
      )}
    </div>
  )
}

function asksForWhite(reading: Reading): boolean {
  const judged = judgeReading(reading)
  return judged.state !== 'good' && judged.act === 'reference'
}

/** Label of a photo that is not the salon's own: rendered, or from the web with its author. */
function PhotoOriginLine({ origin }: { readonly origin: PhotoOrigin }) {
  return (
    <p className="flex flex-wrap items-center text-muted text-xs gap-y-1 gap-x-2.5 wrap-anywhere">
      {origin.kind === 'gallery' ? (
        <Chip tone="quiet">{analysisCopy.photos.fromGallery}</Chip>
      ) : (
        <>
          <Chip tone="copper">{commonCopy.credit.web}</Chip>
          <PhotoCredit {...origin.credit} />
        </>
      )}
    </p>
  )
}
