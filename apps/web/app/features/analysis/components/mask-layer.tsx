import type { HairMask } from '@riflesso/vision'
import { useEffect, useRef } from 'react'
import { paintMask } from '~/vision/paint-mask.ts'
import styles from './mask-layer.module.css'

/** The outline of the hair, to lie on a photo that fills the same box in the same way. */
export function MaskLayer({ mask }: { readonly mask: HairMask }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const target = canvas.current
    if (!target) return
    target.width = mask.width
    target.height = mask.height
    target.getContext('2d')?.putImageData(new ImageData(paintMask(mask), mask.width, mask.height), 0, 0)
  }, [mask])
  return <canvas ref={canvas} className={styles.layer} aria-hidden />
}
