import '@mantine/core/styles/ActionIcon.layer.css'
import { ActionIcon } from '@mantine/core'
import { IconSearch, IconX } from '@tabler/icons-react'
import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { commonCopy } from '~/copy/common.ts'
import { TextField } from './fields.tsx'

type Props = {
  readonly label: string
  readonly placeholder: string
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Search field with a clear button. */
export function SearchField({ label, placeholder, value, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null)
  // What was typed before the page was hydrated.
  const takeTyped = useEffectEvent(() => {
    const typed = input.current?.value ?? ''
    if (typed !== value) onChange(typed)
  })
  useLayoutEffect(() => takeTyped(), [])
  return (
    <search className="block w-[min(100%,24rem)]">
      <TextField
        ref={input}
        aria-label={label}
        placeholder={placeholder}
        leftSection={<IconSearch size="1.125rem" stroke={1.75} aria-hidden />}
        rightSection={
          value === '' ? null : (
            <ActionIcon
              variant="transparent"
              color="var(--muted)"
              aria-label={commonCopy.clearSearch}
              onClick={() => {
                onChange('')
                input.current?.focus()
              }}
            >
              <IconX size="1.125rem" aria-hidden />
            </ActionIcon>
          )
        }
        rightSectionPointerEvents="all"
        autoComplete="off"
        maxLength={100}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </search>
  )
}
