import { prerender } from 'react-dom/static'
import { type EntryContext, ServerRouter } from 'react-router'

/**
 * Renders a page at build time as complete HTML. The framework's default streams the content of `Suspense` boundaries hidden
 * at the end of a long page and moves it by script, which lays it out twice and fails without scripts.
 *
 * @throws any error of a component, which fails the build
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const errors: unknown[] = []
  const { prelude } = await prerender(<ServerRouter context={context} url={request.url} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void errors.push(error),
  })
  if (errors.length > 0) throw errors[0]
  headers.set('Content-Type', 'text/html')
  return new Response(prelude, { status, headers })
}
