import styles from './web-picture.module.css'

type Props = {
  /** Path below /pictures, without its ending: there is an AVIF and a WebP of it. */
  readonly name: string
  /** Empty when the picture is decoration. */
  readonly alt: string
  /** Pixels of the file: they keep its place free until it is there. */
  readonly width: number
  readonly height: number
}

/** A picture made by tools/pictures or tools/screenshots, as wide as its place, asked for when it comes near. */
export function WebPicture({ name, alt, width, height }: Props) {
  return (
    <picture>
      <source type="image/avif" srcSet={`/pictures/${name}.avif`} />
      <img
        className={styles.picture}
        src={`/pictures/${name}.webp`}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
      />
    </picture>
  )
}
