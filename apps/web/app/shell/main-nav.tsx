import { IconBottle, IconBuildingStore, IconColorSwatch, IconUsers } from '@tabler/icons-react'
import { NavLink } from 'react-router'
import { shellCopy } from '~/copy/shell.ts'
import { paths } from '~/paths.ts'
import styles from './main-nav.module.css'

const { nav: copy } = shellCopy

const PAGES = [
  { to: paths.app, name: copy.app, Icon: IconColorSwatch },
  { to: paths.clients, name: copy.clients, Icon: IconUsers },
  { to: paths.shelf, name: copy.shelf, Icon: IconBottle },
  { to: paths.salon, name: copy.salon, Icon: IconBuildingStore },
] as const

/** Main navigation: a row in the header, on a phone a column with icons in its menu. */
export function MainNav() {
  return (
    <nav className={styles.nav} aria-label={copy.label}>
      {PAGES.map(({ to, name, Icon }) => (
        <NavLink key={to} to={to} className={styles.link ?? ''}>
          <Icon className={styles.sign} size="1.125rem" stroke={1.75} aria-hidden />
          {name}
        </NavLink>
      ))}
    </nav>
  )
}
