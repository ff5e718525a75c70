import type { TestApp } from './test-app.ts'

export type Part = string | Uint8Array | { readonly bytes: Uint8Array; readonly filename: string }

export type MultipartRequest = { readonly payload: Buffer; readonly headers: { readonly 'content-type': string } }

/** A multipart request: text parts, and files named after their part. */
export async function multipart(parts: Readonly<Record<string, Part>>): Promise<MultipartRequest> {
  const response = new Response(formData(parts))
  return {
    payload: Buffer.from(await response.arrayBuffer()),
    headers: { 'content-type': response.headers.get('content-type') ?? '' },
  }
}

/** The same as a form that `fetch` can send. */
export function formData(parts: Readonly<Record<string, Part>>): FormData {
  const form = new FormData()
  for (const [name, part] of Object.entries(parts)) {
    if (typeof part === 'string') form.set(name, part)
    else if (part instanceof Uint8Array) form.set(name, new Blob([Buffer.from(part)]), `${name}.jpg`)
    else form.set(name, new Blob([Buffer.from(part.bytes)]), part.filename)
  }
  return form
}

/** Sends a file of that name with text parts, and returns the status with the JSON answer. */
export async function sendFile(
  server: TestApp,
  session: { readonly headers: Readonly<Record<string, string>> },
  {
    url,
    name,
    content,
    texts,
  }: { url: string; name: string; content: string | Uint8Array; texts: Record<string, Part> },
) {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  const { payload, headers } = await multipart({ ...texts, file: { bytes, filename: name } })
  const answer = await server.app.inject({ method: 'POST', url, headers: { ...headers, ...session.headers }, payload })
  return { status: answer.statusCode, ...answer.json() }
}
