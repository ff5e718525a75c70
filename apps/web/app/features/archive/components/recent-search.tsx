import '@mantine/core/styles/ActionIcon.layer.css'
import { ActionIcon } from '@mantine/core'
import { IconSearch, IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import { archiveCopy } from '~/copy/archive.ts'
import { TextField } from '~/ui/fields.tsx'
import styles from './recent-search.module.css'

const { recent: copy } = archiveCopy

type Props = { readonly value: string; readonly onChange: (value: string) => void }

/** Search by client name, with a button that clears it. */
export function RecentSearch({ value, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <search className={styles.search}>
      <TextField
        ref={input}
        aria-label={copy.searchLabel}
        placeholder={copy.searchPlaceholder}
        leftSection={<IconSearch size="1.125rem" stroke={1.75} aria-hidden />}
        rightSection={
          value === '' ? null : (
            <ActionIcon
              variant="transparent"
              color="var(--muted)"
              aria-label={copy.clearSearch}
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
