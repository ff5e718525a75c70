import { hexInLight, type Lab } from '@riflesso/colorimetry'
import type { Reading } from '@riflesso/vision'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { shadesCopy as copy } from '~/copy/analysis/shades.ts'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import choice from '~/ui/form/choice.module.css'
import { ErrorState } from '~/ui/state.tsx'
import { Swatch } from '~/ui/swatch.tsx'
import { recolourInBrowser } from '~/vision/photo-reader.ts'
import { type Corrections, currentHints } from '../model/corrections.ts'
import type { SlotPhoto } from '../model/draft.ts'
import { shadesToTry } from './shades-to-try.ts'

type Props = {
  readonly opened: boolean
  readonly onClose: () => void
  readonly photo: SlotPhoto
  readonly corrections: Corrections
  readonly reading: Reading
}

/** Five shades on the client's own photo, full screen: a simulation for the talk before any analysis. */
export function ShadesDialog({ opened, onClose, ...rest }: Props) {
  return (
    <Dialog opened={opened} onClose={onClose} title={copy.title} fullScreen>
      <Shades {...rest} />
    </Dialog>
  )
}

function Shades({ photo, corrections, reading }: Omit<Props, 'opened' | 'onClose'>) {
  const shades = shadesToTry(reading)
  const [shown, setShown] = useState<string | null>(shades[0]?.shade ?? null)
  const { lab = null, name = copy.now } = shades.find(({ shade }) => shade === shown) ?? {}
  const query = useRecoloured(photo, corrections, lab)
  const picture = lab === null ? null : query.data
  return (
    <div className="grid gap-3 max-w-200 mx-auto">
      <div
        className="relative grid place-items-center overflow-hidden rounded-picture bg-sunken"
        aria-busy={query.isFetching}
      >
        <img
          className="max-w-full max-h-[calc(100dvh_-_17rem)] object-contain"
          src={photo.previewUrl}
          alt={picture ? '' : copy.nowAlt}
          hidden={Boolean(picture)}
        />
        {picture ? <Painted picture={picture} label={copy.alt(name)} /> : null}
        <p className="absolute left-2 bottom-2 py-0.5 px-2 rounded-full bg-card text-ink text-xs">
          {lab === null ? copy.now : query.isFetching ? copy.working : copy.simulated}
        </p>
      </div>
      {query.isError ? <ErrorState title={copy.failed} text={copy.retry} onRetry={() => void query.refetch()} /> : null}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend is not a flex item */}
      <div className="flex flex-wrap gap-1.5" role="group" aria-label={copy.choose}>
        {[{ shade: null, name: copy.now, lab: reading.lab }, ...shades].map((each) => (
          <button
            key={each.name}
            className={`${choice.choice} flex items-center min-h-12 gap-1.5 py-1 px-3 rounded-full text-sm`}
            type="button"
            aria-pressed={each.shade === shown}
            onClick={() => setShown(each.shade)}
          >
            <Swatch size="dot" colours={[hexInLight(each.lab, reading.light.gains)]} />
            {each.shade === null ? each.name : `${each.shade} ${each.name}`}
          </button>
        ))}
      </div>
      <p className="text-muted text-sm">{copy.note}</p>
    </div>
  )
}

/** The photo in a colour; none without one. */
const useRecoloured = ({ previewUrl: key, picture, file }: SlotPhoto, corrections: Corrections, colour: Lab | null) => {
  const photo = { key, file: picture instanceof Blob ? picture : file, hints: currentHints(corrections) }
  return useQuery({
    queryKey: ['recoloured', key, photo.hints, colour],
    queryFn: ({ signal }) => (colour === null ? null : recolourInBrowser(photo, colour, signal)),
    enabled: colour !== null,
    gcTime: 0,
    retry: false,
  })
}

function Painted({ picture, label }: { readonly picture: ImageBitmap; readonly label: string }) {
  const paint = useCallback(
    (canvas: HTMLCanvasElement | null) => {
      canvas?.getContext('2d')?.drawImage(picture, 0, 0)
    },
    [picture],
  )
  return (
    <canvas
      ref={paint}
      className="max-w-full max-h-[calc(100dvh_-_17rem)] object-contain"
      role="img"
      aria-label={label}
      width={picture.width}
      height={picture.height}
    />
  )
}
