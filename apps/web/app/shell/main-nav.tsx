import type { SalonTool } from '@riflesso/contract'
import { IconArchive, IconBottle, IconBuildingStore, IconColorSwatch, IconUsers } from '@tabler/icons-react'
import { NavLink } from 'react-router'
import { useUserIfKnown } from '~/auth/session/use-current-user.ts'
import { shellCopy } from '~/copy/shell.ts'
import { paths } from '~/paths.ts'
import styles from './main-nav.module.css'

const { nav: copy } = shellCopy

type Page = {
  readonly to: string
  readonly name: string
  readonly Icon: typeof IconUsers
  /** Only for salons that see this tool. */
  readonly tool?: SalonTool
}

const PAGES: readonly Page[] = [
  { to: paths.app, name: copy.app, Icon: IconColorSwatch },
  { to: paths.clients, name: copy.clients, Icon: IconUsers },
  { to: paths.archive, name: copy.archive, Icon: IconArchive },
  { to: paths.shelf, name: copy.shelf, Icon: IconBottle, tool: 'shelf' },
]

const SALON: Page = { to: paths.salon, name: copy.salon, Icon: IconBuildingStore }

/** Main navigation of a wide screen: a row in the header. */
export const MainNav = () => (
  <nav className={styles.nav} aria-label={copy.label}>
    <Links pages={[...PAGES, SALON]} />
  </nav>
)

/** The same of a phone: tabs at the lower edge. */
export const PhoneTabs = () => (
  <nav className={styles.tabs} aria-label={copy.label}>
    <Links pages={PAGES} />
  </nav>
)

function Links({ pages }: { readonly pages: readonly Page[] }) {
  const user = useUserIfKnown()
  return pages
    .filter(({ tool }) => tool === undefined || user === null || user.tools.includes(tool))
    .map(({ to, name, Icon, tool }) => (
      // The place of a tool is kept until the user is known: the others do not move.
      <NavLink key={to} to={to} className={styles.link ?? ''} data-waiting={(tool && user === null) || undefined}>
        <Icon size="1.25rem" stroke={1.75} aria-hidden />
        {name}
      </NavLink>
    ))
}
