import { useDebouncedValue } from '@mantine/hooks'
import type { ClientSummary } from '@riflesso/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { clientsCopy } from '~/copy/clients.ts'
import { personName } from '~/format/person-name.ts'
import { Notice } from '~/ui/state/notice.tsx'
import { clientSearchQuery } from './api/clients.ts'

const { sameName: copy } = clientsCopy

/** Milliseconds without typing before the server is asked. */
const PAUSE = 200

type Props = {
  readonly firstName: string
  readonly lastName: string
  /** What can be done with the card that is there already. */
  readonly action: (client: ClientSummary) => ReactNode
}

/** Says that a client of this name has a card already: a second one is most often a mistake. Nothing while there is none. */
export function SameName({ firstName, lastName, action }: Props) {
  const isWhole = firstName.trim() !== '' && lastName.trim() !== ''
  const [asked] = useDebouncedValue(isWhole ? `${firstName.trim()} ${lastName.trim()}` : '', PAUSE)
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
