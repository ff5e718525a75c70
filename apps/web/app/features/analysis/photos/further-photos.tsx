import { useDidUpdate } from '@mantine/hooks'
import { describeViews, judgeReading, PLACE_LABELS } from '@riflesso/consultation'
import { FURTHER_PARTS } from '@riflesso/contract'
import { PLACES, type Place } from '@riflesso/vision'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import { analysisCopy } from '~/copy/analysis/analysis.ts'
import { measure } from '~/format/numbers.ts'
import { FileButton } from '~/ui/form/file-button.tsx'
import type { FurtherPhoto, Slot, SlotPhoto } from '../model/draft.ts'
import { readingOf, type SlotReading } from '../model/slot-reading.ts'
import type { ReadAlone } from './use-readings.ts'

const { photos, further: copy } = analysisCopy

export type FurtherPhotosProps = {
  readonly slot: Slot
  readonly photo: SlotPhoto
  readonly place: Place
  readonly further: readonly FurtherPhoto[]
  readonly alone: ReadAlone
  /** The reading of all photos together. */
  readonly reading: SlotReading
  readonly onFile: (file: File) => void
  readonly onRemove: (id: string) => void
  /** `id` is null for the photo of the slot. */
  readonly onPlace: (id: string | null, place: Place) => void
}

/** Further photos of the head in a slot: one control until there is one, then all photos in a row with what each one reads. */
export function FurtherPhotos({ slot, photo, place, further, alone, reading, ...on }: FurtherPhotosProps) {
  const { name } = photos.slots[slot]
  const group = useRef<HTMLDivElement>(null)
  const head = readingOf(reading)
  const doubt = head && further.length > 0 ? (describeViews(head)?.doubt ?? null) : null
  const views = [
    { id: null, photo, place, reading: alone.main },
    ...further.map(({ id, place, ...own }, i) => ({
      id,
      photo: own,
      place,
      reading: alone.further[i] ?? ({ state: 'working' } as const),
    })),
  ]
  const words = slot === 'prima' && further.length === 0 ? copy.addSides : copy.add

  useDidUpdate(() => {
    // The pressed element no longer exists.
    if (document.activeElement === document.body) group.current?.focus()
  }, [further.length])

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend, which would be seen.
    <div
      ref={group}
      role="group"
      aria-label={copy.group(name)}
      tabIndex={-1}
      className="grid gap-2 justify-items-start focus-visible:outline-none"
    >
      {further.length > 0 ? (
        <ul className="grid w-full m-0 p-0 list-none grid-cols-3 gap-3">
          {views.map((view, i) => (
            <li key={view.id ?? 'first'} className="relative grid content-start gap-1.5 text-center">
              <div className="overflow-hidden rounded-field aspect-square bg-sunken">
                <img
                  className="size-full object-cover"
                  src={view.photo.picture === 'awaited' ? undefined : view.photo.previewUrl}
                  alt=""
                />
              </div>
              {view.id === null ? null : (
                <button
                  className="absolute -top-2 -right-2 grid size-12 border-0 bg-transparent cursor-pointer place-items-center [&>svg]:box-content [&>svg]:p-1 [&>svg]:border [&>svg]:border-line [&>svg]:rounded-full [&>svg]:bg-card [&>svg]:text-ink"
                  type="button"
                  aria-label={copy.remove(i + 1, name)}
                  onClick={() => on.onRemove(view.id)}
                >
                  <IconX size="1.125rem" stroke={1.75} aria-hidden />
                </button>
              )}
              <select
                className="w-full min-h-11 px-2 border border-control rounded-full bg-card text-ink text-sm text-center cursor-pointer focus-visible:outline-2 focus-visible:outline-plum focus-visible:outline-offset-2"
                aria-label={copy.placeOf(i + 1, name)}
                value={view.place}
                onChange={({ currentTarget: { value } }) =>
                  on.onPlace(view.id, PLACES.find((each) => each === value) ?? view.place)
                }
              >
                {PLACES.map((each) => (
                  <option key={each} value={each}>
                    {PLACE_LABELS[each]}
                  </option>
                ))}
              </select>
              <span className="text-sm tabular-nums">{readWords(view.reading)}</span>
              <span className="text-copper-text text-xs empty:hidden">{doubtWords(view.reading)}</span>
            </li>
          ))}
        </ul>
      ) : null}
      <p className="text-copper-text text-sm empty:hidden" role="status">
        {doubt}
      </p>
      {further.length < FURTHER_PARTS[slot].length ? (
        <FileButton look="plain" icon={IconPlus} label={copy.addFor(words, name)} onFile={on.onFile}>
          {words}
        </FileButton>
      ) : null}
    </div>
  )
}

/** What to know of one photo: 'Da controllare', or why it is not used. */
function doubtWords(reading: SlotReading): string | null {
  if (reading.state === 'no-hair' || reading.state === 'unsure') return copy.noHair
  if (reading.state !== 'read') return null
  const judged = judgeReading(reading.reading)
  if (judged.state === 'unusable') return judged.reason
  return judged.state === 'check' ? copy.check : null
}

/** What one photo alone reads: '6,5', 'non usata'. */
function readWords(reading: SlotReading): string {
  if (reading.state === 'working') return copy.reading
  if (reading.state === 'none' || reading.state === 'failed') return copy.later
  if (reading.state !== 'read' || judgeReading(reading.reading).state === 'unusable') return copy.unused
  return copy.level(measure(reading.reading.level))
}
