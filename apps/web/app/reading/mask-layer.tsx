import { useEffect, useRef } from 'react'

/** Outline of the hair, as an overlay of a photo with the same box and fit. */
export function MaskLayer({ outline }: { readonly outline: ImageBitmap }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const target = canvas.current
    if (!target) return
    target.width = outline.width
    target.height = outline.height
    target.getContext('2d')?.drawImage(outline, 0, 0)
  }, [outline])
  return <canvas ref={canvas} className="absolute inset-0 size-full object-cover pointer-events-none" aria-hidden />
}
