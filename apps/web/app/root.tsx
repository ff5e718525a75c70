import './api/zod-without-eval.ts'
import text from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'
import { ColorSchemeScript, mantineHtmlProps } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import type { Route } from './+types/root'
import { Appearance } from './appearance.tsx'
import { commonCopy } from './copy/common.ts'
import { NotFoundPage } from './features/not-found/not-found-page.tsx'
import { installation } from './installation.ts'
import { printVariables } from './theme.ts'
import { Brandmark } from './ui/brandmark.tsx'
import { Button } from './ui/button.tsx'
import { Heading } from './ui/heading.tsx'
import { PageSpinner } from './ui/state.tsx'

/** Preloads the font, instead of waiting for the style sheet. */
export const links: Route.LinksFunction = () => [
  { rel: 'preload', as: 'font', type: 'font/woff2', href: text, crossOrigin: 'anonymous' },
]

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html
      lang="it"
      {...mantineHtmlProps}
      data-origin={installation.origin}
      data-operator={installation.operator}
      data-plans={JSON.stringify(installation.plans)}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* Runs before anything is drawn: no page is shown in the other scheme first. */}
        <ColorSchemeScript defaultColorScheme="auto" />
        <style media="print">{printVariables}</style>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Meta />
        <Links />
      </head>
      <body>
        <Appearance>{children}</Appearance>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  useEffect(() => {
    // Marks the page as hydrated: see bundling/deferred-scripts.ts.
    document.documentElement.dataset.runs = ''
    dispatchEvent(new Event('app-runs'))
  }, [])
  return <Outlet />
}

/** Fallback of pages that are not pre-rendered, until their code has loaded. */
export function HydrateFallback() {
  return <PageSpinner />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFoundPage /> : <BrokenPage />
}

/** Error page for a screen that failed to render. */
function BrokenPage() {
  return (
    <main className="grid min-h-dvh py-8 px-6 content-center gap-5 justify-items-center text-center">
      <Brandmark size="large" />
      <Heading level={1}>{commonCopy.brokenPage.title}</Heading>
      <p className="max-w-120 text-muted text-base leading-normal">{commonCopy.brokenPage.text}</p>
      <Button onClick={() => window.location.reload()}>{commonCopy.brokenPage.reload}</Button>
    </main>
  )
}
