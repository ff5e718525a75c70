import { Link, useSearchParams } from 'react-router'
import { colourMemoryCopy as copy } from '~/copy/colour-memory.ts'
import { type ColourToFind, withColourToFind } from './colour-memory-address.ts'
import styles from './colour-memory-link.module.css'

type Props = ColourToFind & {
  /** Default: 'Formule che hanno dato questo colore'. */
  readonly label?: string
}

/** Opens the search by colour over the page. */
export function ColourMemoryLink({ label = copy.ask, ...wanted }: Props) {
  const [params] = useSearchParams()
  return (
    <Link className={styles.link} to={{ search: withColourToFind(params, wanted).toString() }} preventScrollReset>
      {label}
    </Link>
  )
}
