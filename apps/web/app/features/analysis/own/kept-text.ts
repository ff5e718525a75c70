import { createStoredText } from '~/store.ts'

/** The formula that is being written, after the client's id; cleared at sign-out, like everything in local storage that is no preference. */
const stored = createStoredText('own-formula')

/** Keeps what is being written for a client over a reload, until it is saved. */
export function keptText(clientId: string) {
  const mark = `${clientId}\n`
  const kept = stored.get()
  return {
    text: kept?.startsWith(mark) ? kept.slice(mark.length) : '',
    keep: (text: string) => stored.set(text.trim() === '' ? null : mark + text),
    forget: () => stored.set(null),
  }
}
