import '@mantine/core/styles/ActionIcon.layer.css'
import { ActionIcon } from '@mantine/core'
import { IconSearch, IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import { clientListsCopy } from '~/copy/client-lists.ts'
import { TextField } from '~/ui/fields.tsx'

const { search: copy } = clientListsCopy

type Props = { readonly value: string; readonly onChange: (value: string) => void }

/** Search by name, telephone or e-mail, with a button that clears it. */
export function ListSearch({ value, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <search>
      <TextField
        ref={input}
        aria-label={copy.label}
        placeholder={copy.placeholder}
        leftSection={<IconSearch size="1.125rem" stroke={1.75} aria-hidden />}
        rightSection={
          value === '' ? null : (
            <ActionIcon
              variant="transparent"
              color="var(--muted)"
              aria-label={copy.clear}
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
