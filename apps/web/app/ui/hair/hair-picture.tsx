import styles from './hair-picture.module.css'

type Props = {
  readonly name: 'hero-prima' | 'hero-dopo'
  /** Empty when the picture is decoration. */
  readonly alt: string
  /** How wide the picture stands, as the `sizes` attribute says it. */
  readonly sizes: string
}

/** Made by tools/pictures: for phones of middling, fine and finest screens, and for large windows. */
const AVIF_WIDTHS = [720, 960, 1200]

/** A lock of hair drawn at build time, filling its box: for the first screens, which must not wait for a worker. */
export function HairPicture({ name, alt, sizes }: Props) {
  const address = (width: number, type: string) => `/pictures/${name}-${width}.${type}`
  const srcSet = AVIF_WIDTHS.map((width) => `${address(width, 'avif')} ${width}w`).join(', ')
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet} sizes={sizes} />
      <img
        className={styles.picture}
        src={address(800, 'webp')}
        alt={alt}
        width={1200}
        height={1212}
        fetchPriority="high"
        draggable={false}
      />
    </picture>
  )
}
