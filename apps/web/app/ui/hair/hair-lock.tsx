import { useEffect, useRef, useState } from 'react'
import styles from './hair-lock.module.css'
import { lockBitmap } from './hair-lock-bitmaps.ts'
import type { LockRequest } from './hair-lock-request.ts'

type Props = {
  /** '#RRGGBB' from roots to tips. */
  readonly roots: string
  readonly lengths: string
  readonly ends: string
  readonly highlights?: LockRequest['highlights']
  /** The same seed gives the same hair. */
  readonly seed: number
  readonly wave?: NonNullable<LockRequest['wave']>
  /** Alternative text; absent for decoration. */
  readonly label?: string
}

/** Sizes are rounded to this many pixels, so that resizing the window does not render a new picture on every frame. */
const STEP = 160
const MAX_SIDE = 960
const WIDEST = 1.25
/** Rendering is CPU-intensive: locks further below the viewport than this share of its height wait. */
const NEAR = '25%'

/**
 * Hair in the given colours, filling its box. Rendered once in a worker when near the viewport, and cached. Until then, and
 * without workers, a gradient of the same colours is shown.
 */
export function HairLock({ roots, lengths, ends, highlights, seed, wave = 'wavy', label }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [drawn, setDrawn] = useState(false)
  const accent = highlights?.colour
  const share = highlights?.share

  useEffect(() => {
    const target = canvas.current
    if (target === null) return
    let current = true
    const draw = async () => {
      const size = pixelSize(target)
      const strands = accent === undefined || share === undefined ? {} : { highlights: { colour: accent, share } }
      const bitmap = await lockBitmap({ ...size, ...strands, roots, lengths, ends, seed, wave })
      if (!current || bitmap === null) return
      target.width = size.width
      target.height = size.height
      target.getContext('2d')?.drawImage(bitmap, 0, 0)
      setDrawn(true)
    }
    const sizes = new ResizeObserver(() => {
      const { width, height } = pixelSize(target)
      const size = `${width}×${height}`
      if (size === target.dataset.size) return
      // Screenshots wait until it is drawn at this size.
      target.dataset.size = size
      void draw()
    })
    const places = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        places.disconnect()
        sizes.observe(target)
      },
      { rootMargin: NEAR },
    )
    places.observe(target)
    return () => {
      current = false
      places.disconnect()
      sizes.disconnect()
    }
  }, [roots, lengths, ends, accent, share, seed, wave])

  return (
    <span
      className={styles.frame}
      style={{ background: `linear-gradient(${roots}, ${lengths} 45%, ${ends})` }}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <canvas ref={canvas} className={styles.canvas} data-drawn={drawn || undefined} />
    </span>
  )
}

function pixelSize(element: HTMLElement): { width: number; height: number } {
  const scale = Math.min(window.devicePixelRatio || 1, 2)
  const box = element.getBoundingClientRect()
  const width = Math.max(1, box.width * scale)
  // Crop a wide strip from a taller lock: scaled down to its height the waves would be tiny.
  const height = Math.max(1, box.height * scale, width / WIDEST)
  const shrink = Math.min(1, MAX_SIDE / Math.max(width, height))
  const round = (side: number) => Math.max(STEP, Math.ceil((side * shrink) / STEP) * STEP)
  return { width: round(width), height: round(height) }
}
