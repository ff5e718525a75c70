import type { Reading } from '@riflesso/vision'
import { useEffect, useState } from 'react'
import { LevelWords } from './level-words.tsx'

/** Milliseconds; matches the animation of the outline. */
const ROLL = 600

/** Progress of the animation, 0 to 1. */
function useRoll(): number {
  const [share, setShare] = useState(() =>
    document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches ? 1 : 0,
  )
  const isRolling = share < 1
  useEffect(() => {
    if (!isRolling) return
    const start = performance.now()
    let next = requestAnimationFrame(function roll(now) {
      setShare(Math.min(1, Math.max(0, now - start) / ROLL))
      next = requestAnimationFrame(roll)
    })
    return () => cancelAnimationFrame(next)
  }, [isRolling])
  return share
}

type Props = { readonly reading: Reading; readonly className?: string | undefined }

/** The level in words; its number is animated along the scale when the reading arrives. */
export function RolledLevel({ reading, className }: Props) {
  const share = useRoll()
  const shown = 1 + (reading.level - 1) * (1 - (1 - share) ** 3)
  return (
    <p className={className} aria-busy={share < 1}>
      <LevelWords reading={reading} level={share < 1 ? shown : reading.level} />
    </p>
  )
}
