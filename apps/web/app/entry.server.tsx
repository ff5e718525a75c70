import { prerender } from 'react-dom/static'
import { type EntryContext, ServerRouter } from 'react-router'

/**
 * Writes a page, at build time only: whole, and each part in its place. The framework's own keeps parts that come to life by
 * themselves (`Suspense`) hidden at the end of a long page for a script to put in their place: laid out twice, and not at all
 * where no script runs.
 *
 * @throws What a component throws: the build stops.
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
