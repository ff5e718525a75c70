/** A consultation is some kilobytes; what is longer is not read on. Bytes. */
const LONGEST_ANSWER = 512 * 1024

/** An answer that does not end where a consultation would. */
export class EndlessAnswer extends Error {
  override readonly name = 'EndlessAnswer'
}

/** `fetch` that follows no redirect, so that neither key nor photo goes anywhere else, and reads no endless answer. */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' })
  if (!response.body) return response
  let received = 0
  const bounded = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        received += chunk.length
        if (received > LONGEST_ANSWER) controller.error(new EndlessAnswer())
        else controller.enqueue(chunk)
      },
    }),
  )
  const { status, statusText, headers } = response
  return new Response(bounded, { status, statusText, headers })
}
