import { commonCopy } from '~/copy/common.ts'
import { Brandmark } from '~/ui/brandmark.tsx'
import { Button } from '~/ui/button/button.tsx'
import { Heading } from '~/ui/heading.tsx'

/** Error page for a screen that failed to render. */
export function BrokenPage() {
  return (
    <main className="grid min-h-dvh py-8 px-6 content-center gap-5 justify-items-center text-center">
      <Brandmark size="large" />
      <Heading level={1} size="page">
        {commonCopy.brokenPage.title}
      </Heading>
      <p className="max-w-120 text-muted text-base leading-normal">{commonCopy.brokenPage.text}</p>
      <Button onClick={() => window.location.reload()}>{commonCopy.brokenPage.reload}</Button>
    </main>
  )
}
