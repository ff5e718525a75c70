import { IconArchive, IconBottle, IconBuildingStore, IconColorSwatch, IconUsers } from '@tabler/icons-react'
import { NavLink } from 'react-router'
import { shellCopy } from '~/copy/shell.ts'
import { paths } from '~/paths.ts'
import styles from './main-nav.module.css'

const { nav: copy } = shellCopy

const PAGES = [
  { to: paths.app, name: copy.app, Icon: IconColorSwatch },
  { to: paths.clients, name: copy.clients, Icon: IconUsers },
  { to: paths.detailedAnalyses, name: copy.archive, Icon: IconArchive },
  { to: paths.shelf, name: copy.shelf, Icon: IconBottle },
] as const

const SALON = { to: paths.salon, name: copy.salon }

/** Main navigation of a wide screen: a row in the header. */
export function MainNav() {
  return (
    <nav className={styles.nav} aria-label={copy.label}>
      {[...PAGES, SALON].map(({ to, name }) => (
        <NavLink key={to} to={to} className={styles.link ?? ''} data-page={to}>
          {name}
        </NavLink>
      ))}
    </nav>
  )
}

/** The same of a phone: tabs at the lower edge. */
export function PhoneTabs() {
  return (
    <nav className={styles.tabs} aria-label={copy.label}>
      {PAGES.map(({ to, name, Icon }) => (
        <NavLink key={to} to={to} className={styles.tab ?? ''}>
          <Icon size="1.375rem" stroke={1.75} aria-hidden />
          {name}
        </NavLink>
      ))}
    </nav>
  )
}

/** The page of the salon, in the menu of a phone. */
export function SalonLink() {
  return (
    <NavLink to={SALON.to} className={styles.inMenu ?? ''}>
      <IconBuildingStore size="1.125rem" stroke={1.75} aria-hidden />
      {SALON.name}
    </NavLink>
  )
}
