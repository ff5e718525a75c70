import { useDebouncedValue } from '@mantine/hooks'
import type { ClientSummary } from '@riflesso/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { clientsCopy } from '~/copy/clients.ts'
import { personName } from '~/format/person-name.ts'
import { Notice } from '~/ui/state.tsx'
import { clientSearchQuery } from './clients.ts'

const { sameName: copy } = clientsCopy

/** Debounce, milliseconds. */
const DEBOUNCE_MS = 200

type Props = {
  readonly firstName: string
  readonly lastName: string
  /** Actions for the existing card. */
  readonly action: (client: ClientSummary) => ReactNode
}

/** Warns of an existing card with the same name, because a second one is usually a mistake. */
export function SameName({ firstName, lastName, action }: Props) {
  const isWhole = firstName.trim() !== '' && lastName.trim() !== ''
  const [asked] = useDebouncedValue(isWhole ? `${firstName.trim()} ${lastName.trim()}` : '', DEBOUNCE_MS)
  const found = useQuery(clientSearchQuery(asked)).data ?? []
  const name = personName(firstName, lastName)
  const same = isWhole && found.find((client) => personName(client.firstName, client.lastName) === name)
  if (!same) return null
  return (
    <Notice tone="info" role="status">
      {copy.text(name ?? '', same.phone)} {action(same)}
    </Notice>
  )
}
