import { useEffect, useRef } from 'react'

/** Ref of the field that has the focus when its screen replaces another one, whose focused element no longer exists. */
export function useFirstField() {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return field
}
