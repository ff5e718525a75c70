import type { ComponentProps } from 'react'
import styles from './card.module.css'

type Props = ComponentProps<'section'> & { readonly flush?: boolean }

/** Card with hairline border, large radius, no shadow. `flush` removes the padding. */
export function Card({ flush = false, className, ...rest }: Props) {
  return (
    <section {...rest} className={[styles.card, className].filter(Boolean).join(' ')} data-flush={flush || undefined} />
  )
}
