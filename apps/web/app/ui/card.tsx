import type { ComponentProps } from 'react'
import styles from './card.module.css'

type Props = ComponentProps<'section'> & { readonly flush?: boolean }

/** A sheet on the paper: hairline border, big radius, no shadow. `flush` leaves out the padding. */
export function Card({ flush = false, className, ...rest }: Props) {
  return (
    <section {...rest} className={[styles.card, className].filter(Boolean).join(' ')} data-flush={flush || undefined} />
  )
}
