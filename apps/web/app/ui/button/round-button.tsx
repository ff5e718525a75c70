import type { ComponentProps } from 'react'
import styles from './round-button.module.css'

type Props = Pick<ComponentProps<'button'>, 'onClick' | 'children'> & {
  readonly 'aria-label': string
  readonly size?: 'md' | 'lg'
}

/** Large round icon button. */
export function RoundButton({ size = 'md', ...rest }: Props) {
  return <button className={styles.round} type="button" data-size={size} {...rest} />
}
