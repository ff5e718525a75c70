import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Requested longer side of the picture: enough for measuring, small enough to upload. */
const LONG_SIDE = 1920

/** Shows the rear camera in a video while the component is there; `onFail` without a camera or permission. */
export function useRearCamera(video: RefObject<HTMLVideoElement | null>, onFail: () => void): void {
  const fail = useEffectEvent(onFail)
  useEffect(() => {
    let stream: MediaStream | null = null
    let closed = false
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    const start = async () => {
      stream = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: 'environment', width: { ideal: LONG_SIDE } },
      })
      if (closed) return stop()
      if (video.current) video.current.srcObject = stream
    }
    start().catch(() => {
      if (!closed) fail()
    })
    return () => {
      closed = true
      stop()
    }
  }, [video])
}
