import '@mantine/core/styles/Skeleton.layer.css'
import { Skeleton as MantineSkeleton, type SkeletonProps } from '@mantine/core'
import { Card } from '../card.tsx'
import styles from './skeleton.module.css'

/** Placeholder in the final size of the content. */
export function Skeleton({ className, ...rest }: SkeletonProps) {
  return <MantineSkeleton {...rest} className={[styles.skeleton, className].filter(Boolean).join(' ')} />
}

/** Placeholder of a card with its surface. `height` is a CSS length. */
export function CardSkeleton({ height }: { readonly height: string }) {
  return (
    <Card className={styles.card} style={{ height }}>
      <Skeleton height="1.5rem" width="55%" />
      <Skeleton height="1rem" width="90%" />
      <Skeleton height="1rem" width="75%" />
    </Card>
  )
}
