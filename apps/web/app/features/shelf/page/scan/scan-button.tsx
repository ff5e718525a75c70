import { IconBarcode } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { shelfCopy } from '~/copy/shelf/shelf.ts'
import { useRearCamera } from '~/photo/use-rear-camera.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { toast } from '~/ui/toast/toast.ts'

const { scan: copy } = shelfCopy

/** Pause between two pictures, in milliseconds. */
const EVERY = 150

type Props = { readonly onCode: (code: string) => void }

/** Opens the camera until it has read a barcode. */
export function ScanButton({ onCode }: Props) {
  const [opened, setOpened] = useState(false)
  const close = () => setOpened(false)
  return (
    <>
      <Button look="secondary" icon={IconBarcode} onClick={() => setOpened(true)}>
        {copy.action}
      </Button>
      <Dialog opened={opened} onClose={close} title={copy.title}>
        <Scanner
          onCode={(code) => {
            close()
            onCode(code)
          }}
          onFail={(problem) => {
            close()
            toast.error(copy.failed[problem])
          }}
        />
      </Dialog>
    </>
  )
}

type ScannerProps = Props & { readonly onFail: (problem: keyof typeof copy.failed) => void }

function Scanner({ onCode, onFail }: ScannerProps) {
  const video = useRef<HTMLVideoElement>(null)
  useRearCamera(video, () => onFail('camera'))
  const found = useEffectEvent(onCode)
  const fail = useEffectEvent(onFail)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let closed = false
    const start = async () => {
      // Loaded here alone: the decoder is a megabyte.
      const { readBarcode } = await import('./read-barcode.ts')
      const look = async () => {
        const frame = video.current && frameOf(video.current)
        const code = frame && (await readBarcode(frame))
        if (closed) return
        if (code) found(code)
        else timer = setTimeout(() => void look().catch(give), EVERY)
      }
      await look()
    }
    const give = () => {
      if (!closed) fail('decoder')
    }
    start().catch(give)
    return () => {
      closed = true
      clearTimeout(timer)
    }
  }, [])
  return (
    <div className="grid gap-2">
      <video ref={video} className="w-full rounded-card bg-veil" aria-label={copy.preview} autoPlay muted playsInline />
      <p className="text-muted text-sm">{copy.hint}</p>
    </div>
  )
}

/** The current picture of a video; null before the first one. */
function frameOf(video: HTMLVideoElement): ImageData | null {
  const { videoWidth: width, videoHeight: height } = video
  const context = width > 0 ? new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true }) : null
  context?.drawImage(video, 0, 0)
  return context?.getImageData(0, 0, width, height) ?? null
}
