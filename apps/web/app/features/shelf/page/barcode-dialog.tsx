import { useEffect, useEffectEvent, useRef } from 'react'
import { shelfCopy } from '~/copy/shelf/shelf.ts'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import texts from '~/ui/text.module.css'
import { toast } from '~/ui/toast/toast.ts'
import { barcodeReader } from '../barcodes.ts'
import styles from './barcode-dialog.module.css'

const { barcode: copy } = shelfCopy

/** Interval between two frames, milliseconds. */
const EVERY = 200

type Props = { readonly opened: boolean; readonly onClose: () => void; readonly onCode: (code: string) => void }

/** Reads one barcode with the rear camera. Closes with a message if there is no camera or no permission. */
export function BarcodeDialog({ opened, onClose, onCode }: Props) {
  return (
    <Dialog opened={opened} onClose={onClose} title={copy.title} size="lg" sheet>
      {opened ? <Camera onClose={onClose} onCode={onCode} /> : null}
    </Dialog>
  )
}

function Camera({ onClose, onCode }: Omit<Props, 'opened'>) {
  const video = useRef<HTMLVideoElement>(null)
  const found = useEffectEvent((code: string) => {
    onClose()
    onCode(code)
  })
  const fail = useEffectEvent(() => {
    onClose()
    toast.error(copy.noCamera)
  })
  useEffect(() => {
    const stop = new AbortController()
    const run = async () => {
      const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      const end = () => {
        for (const track of stream.getTracks()) track.stop()
      }
      if (stop.signal.aborted) return end()
      stop.signal.addEventListener('abort', end)
      const shown = video.current
      if (shown === null) return
      shown.srcObject = stream
      await shown.play()
      const read = barcodeReader()
      while (!stop.signal.aborted) {
        const code = await read(shown)
        if (stop.signal.aborted) return
        if (code !== null) return found(code)
        await new Promise((resolve) => setTimeout(resolve, EVERY))
      }
    }
    run().catch(() => {
      if (!stop.signal.aborted) fail()
    })
    return () => stop.abort()
  }, [])
  return (
    <>
      <div className={styles.frame}>
        <video ref={video} className={styles.video} aria-label={copy.preview} muted playsInline />
        <span className={styles.aim} aria-hidden />
      </div>
      <p className={texts.centred} role="status">
        {copy.aim}
      </p>
    </>
  )
}
