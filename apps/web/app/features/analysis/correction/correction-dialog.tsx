import { useMediaQuery } from '@mantine/hooks'
import { IconBrush, IconColorPicker, IconEraser, IconRotate2, IconSquareHalf } from '@tabler/icons-react'
import { useId, useRef, useState } from 'react'
import { analysisCopy } from '~/copy/analysis/analysis.ts'
import { readingCopy } from '~/copy/analysis/reading.ts'
import { MarkActs } from '~/photo/mark-acts.tsx'
import { MarkSurface } from '~/photo/mark-surface.tsx'
import type { Point } from '~/photo/move-point.ts'
import { useZoom } from '~/photo/use-zoom.ts'
import { MaskLayer } from '~/reading/mask-layer.tsx'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { toast } from '~/ui/toast/toast.ts'
import {
  BRUSH_RADIUS,
  type Corrections,
  cleared,
  currentHints,
  hasHairStroke,
  hasHints,
  withoutLast,
  withReference,
  withStroke,
} from '../model/corrections.ts'
import type { PhotoPlace, SlotPhoto } from '../model/draft.ts'
import { outlineOf, type PixelSize, type SlotReading } from '../model/slot-reading.ts'
import { CorrectionReading } from './correction-reading.tsx'
import { firstTool, isReference, type MarkTool, TOOL_GROUPS } from './mark-tool.ts'
import { MarksLayer } from './marks-layer.tsx'

const { correction: copy, confirm, noneMarked } = readingCopy

type Props = {
  readonly opened: boolean
  readonly onClose: () => void
  readonly slot: PhotoPlace
  readonly photo: SlotPhoto
  readonly reading: SlotReading
  /** Aspect ratio of the measured photo. */
  readonly size: PixelSize
  readonly corrections: Corrections
  readonly onChange: (corrections: Corrections) => void
  /** Confirms the reading and starts the analysis; absent while anything else is to do first. */
  readonly onRight?: (() => void) | undefined
}

/** Corrects mask and white balance of a photo; every stroke updates the reading. */
export function CorrectionDialog({ opened, onClose, slot, ...rest }: Props) {
  const narrow = useMediaQuery('(max-width: 47.9375em)')
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={copy.title(analysisCopy.photos.slots[slot].name)}
      closeLabel={copy.close}
      size="60rem"
      fullScreen={narrow}
    >
      <Correction slot={slot} onClose={onClose} {...rest} />
    </Dialog>
  )
}

function Correction({ slot, photo, reading, size, corrections, onChange, onRight, onClose }: Omit<Props, 'opened'>) {
  const [tool, setTool] = useState(() => firstTool(reading))
  // A stroke that finds the hair continues to the next step without returning to the photo.
  const [wasUnread] = useState(reading.state !== 'read')
  const onDone = wasUnread && onRight !== undefined && reading.state === 'read' && !reading.again ? onRight : onClose
  const sheet = useRef<HTMLDivElement>(null)
  const zoom = useZoom(sheet)
  const { name, alt } = analysisCopy.photos.slots[slot]
  const hints = currentHints(corrections)
  const outline = outlineOf(reading)
  // The brush shrinks with zoom.
  const radius = BRUSH_RADIUS / zoom.view.scale

  const mark = (points: readonly Point[]) => {
    const point = points.at(-1)
    if (!point) return
    const next = isReference(tool)
      ? withReference(corrections, tool, point)
      : withStroke(corrections, tool, points, radius)
    if (next) onChange(next)
    else toast.error(copy.full)
  }

  const isRefused = reading.state !== 'read' && !('again' in reading && reading.again) && hasHairStroke(corrections)
  const isUnusable =
    (hints.whitePoint !== null || (hints.greyCard ?? null) !== null) &&
    reading.state === 'read' &&
    !reading.again &&
    reading.reading.light.source !== 'white-point'

  return (
    <div className="grid h-[calc(100dvh_-_5.25rem)] mt-0 -mx-6 -mb-6 grid-cols-1 grid-rows-[minmax(0,1fr)_auto] md:h-[calc(90dvh_-_7rem)]">
      <MarkSurface
        label={copy.photo(name)}
        mode={isReference(tool) ? 'point' : 'stroke'}
        photo={photo.previewUrl}
        ratio={size.width / size.height}
        sheet={sheet}
        zoom={zoom}
        onMark={mark}
      >
        {(drawing, cursor) => (
          <>
            <img
              className="absolute inset-0 size-full object-cover"
              src={photo.previewUrl}
              alt={alt}
              draggable={false}
            />
            {outline ? <MaskLayer outline={outline} /> : null}
            <MarksLayer size={size} hints={hints} tool={tool} radius={radius} drawing={drawing} cursor={cursor} />
          </>
        )}
      </MarkSurface>
      <div className="grid pt-2.5 px-4 pb-[calc(0.75rem_+_env(safe-area-inset-bottom))] gap-2 md:px-6">
        <CorrectionReading reading={reading} isMarked={hasHairStroke(corrections)} />
        <p
          className="min-h-[2.7em] text-muted text-sm leading-[1.35] md:min-h-0 data-wrong:text-danger"
          data-wrong={isUnusable || isRefused || undefined}
          role="status"
        >
          {isUnusable ? copy.unusable : isRefused ? noneMarked.text : copy.tools[tool].how}
        </p>
        <MarkTools value={tool} onChange={setTool} />
        <MarkActs
          undo={{
            label: copy.undo,
            disabled: corrections.length === 0,
            onClick: () => onChange(withoutLast(corrections)),
          }}
          erase={{
            Icon: IconRotate2,
            label: copy.clear,
            disabled: !hasHints(hints),
            onClick: () => onChange(cleared(corrections)),
          }}
          zoom={zoom}
          zoomLabel={copy.zoom}
          doneLabel={onDone === onClose ? copy.done : confirm.rightAndAnalyse}
          onDone={onDone}
        />
      </div>
    </div>
  )
}

const { correction: markToolsCopy } = readingCopy

const ICONS = { hair: IconBrush, 'not-hair': IconEraser, whitePoint: IconColorPicker, greyCard: IconSquareHalf }

type MarkToolsProps = { readonly value: MarkTool; readonly onChange: (tool: MarkTool) => void }

/** Toolbar of the correction: two tools for the mask, two for the white balance. */
function MarkTools({ value, onChange }: MarkToolsProps) {
  const name = useId()
  return (
    <div className="grid gap-2 grid-cols-2">
      {(['hair', 'light'] as const).map((group) => (
        <fieldset key={group} className="min-w-0 p-0 border-0 m-0">
          <legend className="p-0 mb-1 text-muted text-xs font-semibold">{markToolsCopy.groups[group]}</legend>
          <div className="grid overflow-hidden border border-control rounded-field grid-cols-2">
            {TOOL_GROUPS[group].map((tool) => {
              const Icon = ICONS[tool]
              return (
                <label
                  key={tool}
                  className="relative grid min-h-13 content-center p-1 cursor-pointer text-xs font-semibold gap-0.5 justify-items-center leading-[1.15] [&+&]:[border-inline-start:0.0625rem_solid_var(--control)] has-checked:bg-plum has-checked:text-on-plum has-focus-visible:outline-2 has-focus-visible:outline-plum has-focus-visible:outline-offset-[-0.25rem] [&:has(:checked:focus-visible)]:outline-on-plum"
                >
                  <input
                    className="absolute inset-0 m-0 cursor-pointer opacity-0"
                    type="radio"
                    name={name}
                    checked={tool === value}
                    onChange={() => onChange(tool)}
                  />
                  <Icon size="1.25rem" stroke={1.75} aria-hidden />
                  <span>{markToolsCopy.tools[tool].name}</span>
                </label>
              )
            })}
          </div>
        </fieldset>
      ))}
    </div>
  )
}
