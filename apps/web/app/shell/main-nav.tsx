import type { SalonTool } from '@riflesso/contract'
import { IconArchive, IconBottle, IconBuildingStore, IconColorSwatch, IconUsers } from '@tabler/icons-react'
import { Link, useLocation } from 'react-router'
import { useUserIfKnown } from '~/auth/session/use-current-user.ts'
import { shellCopy } from '~/copy/shell.ts'
import { paths } from '~/paths.ts'

const { nav: copy } = shellCopy

type Page = {
  readonly to: string
  /** Another address of the same page. */
  readonly also?: string
  readonly name: string
  readonly Icon: typeof IconUsers
  /** Only for salons that see this tool. */
  readonly tool?: SalonTool
}

const PAGES: readonly Page[] = [
  { to: paths.app, also: paths.dashboard, name: copy.app, Icon: IconColorSwatch },
  { to: paths.clients, name: copy.clients, Icon: IconUsers },
  { to: paths.archive, also: paths.detailedAnalyses, name: copy.archive, Icon: IconArchive },
  { to: paths.shelf, name: copy.shelf, Icon: IconBottle, tool: 'shelf' },
]

const SALON: Page = { to: paths.salon, name: copy.salon, Icon: IconBuildingStore }

const linkStyle =
  'grid content-center text-muted font-semibold gap-0.5 justify-items-center no-underline hover:text-ink aria-[current=page]:text-plum data-waiting:invisible'
// Icon above label where the row is narrow, label alone where it is wide.
const rowLinkStyle = `${linkStyle} h-12 px-0.5 rounded-picture text-[0.6875rem] aria-[current=page]:bg-plum-tint lg:h-9 lg:px-2 lg:rounded-full lg:text-xs lg:[&>svg]:hidden xl:px-3 xl:text-sm`
const tabStyle = `${linkStyle} h-14 text-[0.75rem] focus-visible:-outline-offset-3`
const tabsStyle =
  'fixed z-60 inset-x-0 bottom-0 grid pb-[env(safe-area-inset-bottom)] border-t border-line bg-paper auto-cols-fr grid-flow-col md:hidden'

/** Main navigation of a wide screen: a row in the header. */
export const MainNav = () => (
  <nav className="flex flex-1 justify-evenly lg:justify-start xl:gap-1" aria-label={copy.label}>
    <Links pages={[...PAGES, SALON]} className={rowLinkStyle} />
  </nav>
)

/** The same of a phone: tabs at the lower edge. */
export const PhoneTabs = () => (
  <nav className={tabsStyle} aria-label={copy.label}>
    <Links pages={PAGES} className={tabStyle} />
  </nav>
)

function Links({ pages, className }: { readonly pages: readonly Page[]; readonly className: string }) {
  const user = useUserIfKnown()
  const { pathname } = useLocation()
  const isAt = (path: string | undefined) => pathname === path || pathname.startsWith(`${path}/`)
  return pages
    .filter(({ tool }) => tool === undefined || user === null || user.tools.includes(tool))
    .map(({ to, also, name, Icon, tool }) => (
      // The place of a tool is kept until the user is known: the others do not move.
      <Link
        key={to}
        to={to}
        className={className}
        aria-current={isAt(to) || isAt(also) ? 'page' : undefined}
        data-waiting={(tool && user === null) || undefined}
      >
        <Icon size="1.25rem" stroke={1.75} aria-hidden />
        {name}
      </Link>
    ))
}
