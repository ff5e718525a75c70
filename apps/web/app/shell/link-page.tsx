import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Brandmark } from '~/ui/brandmark.tsx'
import { Heading } from '~/ui/heading.tsx'

type Props = {
  /** Said when the address was cut off. */
  readonly incomplete: ReactNode
  readonly children: (token: string) => ReactNode
}

/** The page of a link for a client, without a session. The token is in the URL fragment, and is posted: it must not become part of a URL. */
export function LinkPage({ incomplete, children }: Props) {
  const token = useLocation().hash.slice(1)
  return (
    <div className="grid max-w-224 pt-6 px-(--page-margin) pb-12 mx-auto gap-6">
      <header>
        <Brandmark />
      </header>
      <main className="grid gap-4">{token === '' ? incomplete : children(token)}</main>
    </div>
  )
}

/** Why a link does not work. */
export function UnusableLink({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <div role="alert">
      <Heading level={1}>{title}</Heading>
      <p>{text}</p>
    </div>
  )
}
