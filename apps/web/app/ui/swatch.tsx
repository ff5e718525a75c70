import styles from './swatch.module.css'

type Props = {
  /** One or more '#RRGGBB': a solid colour, or a gradient at 135 degrees. */
  readonly colours: readonly string[]
  readonly size?: 'dot' | 'small' | 'large'
  /** Absent if the name of the colour is shown beside it. */
  readonly label?: string
}

/** Round swatch of a shade. */
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
