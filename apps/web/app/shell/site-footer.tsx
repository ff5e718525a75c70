import { Link } from 'react-router'
import { commonCopy } from '~/copy/common.ts'
import { shellCopy } from '~/copy/shell.ts'
import { installation } from '~/installation.ts'
import { paths } from '~/paths.ts'
import { Brandmark } from '~/ui/brandmark.tsx'

const { support, legal } = shellCopy.footer

const COLUMNS = [
  {
    title: support.title,
    links: [
      { to: paths.support, text: support.help },
      { to: paths.tutorials, text: support.tutorials },
      { to: paths.accuracy, text: support.accuracy },
      { to: paths.contact, text: support.contact },
    ],
  },
  {
    title: legal.title,
    links: [
      { to: paths.privacy, text: legal.privacy },
      { to: paths.terms, text: legal.terms },
      { to: paths.cookie, text: legal.cookie },
    ],
  },
] as const

/** Footer of all pages; `quiet`: a line of links for each title on a phone. */
export function SiteFooter({ quiet = false }: { readonly quiet?: boolean }) {
  return (
    <footer
      className="border-t border-line mt-12 text-muted text-sm max-md:data-quiet:mt-6 max-md:data-quiet:text-2xs group/footer"
      data-quiet={quiet || undefined}
    >
      <div className="grid w-[min(100%,var(--page-width))] pt-8 px-(--page-margin) pb-6 mx-auto gap-y-6 gap-x-5 grid-cols-[1fr_1fr] [&>:first-child]:col-span-full [&>:last-child]:col-span-full md:grid-cols-[2fr_1fr_1fr] md:[&>:first-child]:col-[auto] max-md:group-data-quiet/footer:py-3 max-md:group-data-quiet/footer:gap-1 max-md:group-data-quiet/footer:grid-cols-[1fr]">
        <div className="max-md:group-data-quiet/footer:hidden">
          <Brandmark />
          <p className="mt-2">{commonCopy.tagline}</p>
        </div>
        {COLUMNS.map(({ title, links }) => (
          <nav
            key={title}
            aria-label={title}
            className="max-md:group-data-quiet/footer:flex max-md:group-data-quiet/footer:flex-wrap max-md:group-data-quiet/footer:items-baseline max-md:group-data-quiet/footer:gap-x-3"
          >
            <p className="mb-2 text-ink font-semibold max-md:group-data-quiet/footer:m-0">{title}</p>
            <ul className="grid max-md:group-data-quiet/footer:flex max-md:group-data-quiet/footer:flex-wrap max-md:group-data-quiet/footer:items-baseline max-md:group-data-quiet/footer:gap-x-3">
              {links.map(({ to, text }) => (
                <li key={to}>
                  <Link
                    to={to}
                    className="inline-block py-1 px-0 text-inherit no-underline hover:text-ink hover:underline"
                  >
                    {text}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div className="grid pt-5 border-t border-line text-xs gap-1 max-md:group-data-quiet/footer:pt-1 max-md:group-data-quiet/footer:border-0 max-md:group-data-quiet/footer:text-[length:inherit]">
          {/* The year of the visit; the page may have been built the year before. */}
          <p suppressHydrationWarning>{commonCopy.footer.copyright(new Date().getFullYear())}</p>
          <p className="empty:hidden">{installation.operator}</p>
        </div>
      </div>
    </footer>
  )
}
