import styles from './swatch.module.css'

type Props = {
  /** One or more '#RRGGBB': a solid colour, or a gradient at 135 degrees. */
  readonly colours: readonly string[]
  readonly size?: 'dot' | 'small' | 'large'
  /** Absent when the colour's name stands beside it. */
  readonly label?: string
}

/** The colour of a shade as a disc. */
export function Swatch({ colours, size = 'small', label }: Props) {
  const [first, second] = colours
  const background = second === undefined ? first : `linear-gradient(135deg, ${colours.join(', ')})`
  return (
    <span
      className={styles.swatch}
      data-size={size}
      style={{ background }}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    />
  )
}
