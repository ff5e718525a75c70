import { useRef } from 'react'
import { newKey } from '~/new-key.ts'

/** The key of an act: trying the same content again keeps it, so that the server recognises a repetition; `done` ends the act. */
export function useActKey<Content extends object>() {
  const act = useRef({ content: '', key: '' })
  const keyOf = (content: Content): string => {
    const text = JSON.stringify(content)
    if (act.current.content !== text) act.current = { content: text, key: newKey() }
    return act.current.key
  }
  const done = () => {
    act.current = { content: '', key: '' }
  }
  return { keyOf, done }
}
