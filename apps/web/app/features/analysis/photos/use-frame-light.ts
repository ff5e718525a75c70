import { type RefObject, useEffect, useState } from 'react'
import { type FrameLight, frameLight } from '~/vision/frame-light.ts'

/** Sampling interval in milliseconds; size of the sample in pixels. */
const EVERY = 500
const SIZE = { width: 48, height: 64 }

/** Light in front of the camera, twice a second; null before the first sample. */
export function useFrameLight(video: RefObject<HTMLVideoElement | null>, ready: boolean): FrameLight | null {
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
