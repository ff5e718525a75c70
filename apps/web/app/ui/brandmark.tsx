import styles from './brandmark.module.css'

/** The product's name with its copper dot. */
export function Brandmark({ size = 'normal' }: { readonly size?: 'normal' | 'large' }) {
  return (
    <span className={styles.mark} data-size={size}>
      Riflesso<span className={styles.dot}>.</span>
    </span>
  )
}
