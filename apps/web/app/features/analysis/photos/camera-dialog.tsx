import { useMediaQuery } from '@mantine/hooks'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { analysisCopy } from '~/copy/analysis/analysis.ts'
import { useRearCamera } from '~/photo/use-rear-camera.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { toast } from '~/ui/toast/toast.ts'
import { type FrameLight, frameLight } from '~/vision/frame-light.ts'
import type { PhotoPlace } from '../model/draft.ts'
import { TowelDrawing } from './towel-drawing.tsx'

/** Sampling interval in milliseconds; size of the sample in pixels. */
const EVERY = 500
const SIZE = { width: 48, height: 64 }

/** Light in front of the camera, twice a second; null before the first sample. */
function useFrameLight(video: RefObject<HTMLVideoElement | null>, ready: boolean): FrameLight | null {
  const [light, setLight] = useState<FrameLight | null>(null)
  useEffect(() => {
    if (!ready) return
    const small = new OffscreenCanvas(SIZE.width, SIZE.height).getContext('2d', { willReadFrequently: true })
    const look = () => {
      if (!video.current || !small) return
      small.drawImage(video.current, 0, 0, SIZE.width, SIZE.height)
      setLight(frameLight(small.getImageData(0, 0, SIZE.width, SIZE.height).data))
    }
    look()
    const looking = setInterval(look, EVERY)
    return () => clearInterval(looking)
  }, [video, ready])
  return light
}

const { cameraDialog: copy, toasts } = analysisCopy

/** Quality of a captured JPEG. Source: product specification, section 9. */
const JPEG_QUALITY = 0.8

type Props = {
  readonly slot: PhotoPlace
  readonly opened: boolean
  readonly onClose: () => void
  readonly onPhoto: (file: File) => void
  readonly onClosed?: () => void
}

/** Takes a photo with the rear camera. Closes with a message if there is no camera or no permission. */
export function CameraDialog({ slot, opened, onClose, onPhoto, onClosed }: Props) {
  const narrow = useMediaQuery('(max-width: 47.9375em)')
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      {...(onClosed && { onExitTransitionEnd: onClosed })}
      title={copy.title(analysisCopy.photos.slots[slot].name)}
      closeLabel={copy.close}
      size="lg"
      fullScreen={narrow}
    >
      <Camera onClose={onClose} onPhoto={onPhoto} />
    </Dialog>
  )
}

function Camera({ onClose, onPhoto }: Pick<Props, 'onClose' | 'onPhoto'>) {
  const video = useRef<HTMLVideoElement>(null)
  const [ready, setReady] = useState(false)
  const light = useFrameLight(video, ready)

  const fail = () => {
    onClose()
    toast.error(toasts.camera)
  }
  useRearCamera(video, fail)

  const capture = async () => {
    const file = video.current && (await photoOf(video.current))
    if (file) onPhoto(file)
    else fail()
  }

  return (
    <div className="grid h-[calc(100dvh_-_5.25rem)] mt-0 -mx-6 -mb-6 grid-rows-[minmax(0,1fr)_auto] md:h-[calc(90dvh_-_7rem)]">
      <div className="relative grid overflow-hidden bg-veil place-items-center">
        <video
          ref={video}
          className="absolute inset-0 size-full object-contain"
          aria-label={copy.preview}
          autoPlay
          muted
          playsInline
          onLoadedData={() => setReady(true)}
        />
        {ready ? (
          <TowelDrawing className="relative w-full h-[92%] fill-none pointer-events-none stroke-on-veil [stroke-dasharray:7_7] [stroke-linecap:round] [stroke-opacity:0.8] [stroke-width:3]" />
        ) : (
          <p className="relative text-on-veil" role="status">
            {copy.starting}
          </p>
        )}
      </div>
      <div className="grid pt-3 px-4 pb-[calc(1rem_+_env(safe-area-inset-bottom))] gap-1.5 justify-items-center text-center">
        <p
          className={
            'py-1.5 px-3.5 rounded-full bg-sunken font-semibold data-[light=good]:bg-ok-tint data-[light=good]:text-ok [&:is([data-light="dark"],[data-light="bright"])]:bg-warning-tint [&:is([data-light="dark"],[data-light="bright"])]:text-warning'
          }
          data-light={light ?? undefined}
          role="status"
        >
          {light ? copy.light[light] : copy.fill}
        </p>
        <p className="text-muted text-sm">{analysisCopy.photos.towel}</p>
        <div className="grid w-full items-center mt-1 grid-cols-[1fr_auto_1fr] justify-items-start">
          <Button look="plain" size="lg" onClick={onClose}>
            {copy.cancel}
          </Button>
          <button
            type="button"
            className="size-18 p-0 border-4 border-card rounded-full bg-plum [box-shadow:0_0_0_0.1875rem_var(--plum)] cursor-pointer disabled:opacity-50 focus-visible:outline-offset-[0.375rem]"
            aria-label={copy.capture}
            disabled={!ready}
            onClick={() => void capture()}
          />
        </div>
      </div>
    </div>
  )
}

/** Current frame of a video as a JPEG file; null if encoding fails. */
async function photoOf(video: HTMLVideoElement): Promise<File | null> {
  const canvas = document.createElement('canvas')
  canvas.width = video.videoWidth
  canvas.height = video.videoHeight
  canvas.getContext('2d')?.drawImage(video, 0, 0)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY))
  return blob && new File([blob], 'fotocamera.jpg', { type: 'image/jpeg' })
}
