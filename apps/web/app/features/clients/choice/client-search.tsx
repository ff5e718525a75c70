import { useDebouncedValue } from '@mantine/hooks'
import type { ClientSummary } from '@riflesso/contract'
import { IconCheck, IconSearch } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { flushSync } from 'react-dom'
import { clientCardsCopy } from '~/copy/client-cards.ts'
import { clientsCopy } from '~/copy/clients.ts'
import { commonCopy } from '~/copy/common.ts'
import { personName } from '~/format/person-name.ts'
import { Button } from '~/ui/button.tsx'
import { TextField } from '~/ui/form/fields.tsx'
import { CardSafety } from '../card/card-safety.tsx'
import { clientCardQuery } from '../client-card.ts'
import { clientSearchQuery } from '../clients.ts'

const { search: copy } = clientsCopy
const { safety } = clientCardsCopy

/** Debounce of the search, milliseconds. */
const DEBOUNCE_MS = 200

type Props = {
  readonly term: string
  readonly picked: ClientSummary | null
  readonly onTerm: (term: string) => void
  readonly onPick: (client: ClientSummary | null) => void
  readonly onCreate: () => void
  /** Asks for photo consent if the card has none. */
  readonly consent: ReactNode
}

/** Whether there is a precise pointer, which suggests a physical keyboard. */
const hasPointer = () => window.matchMedia('(pointer: fine)').matches

const nameOf = (client: ClientSummary) => personName(client.firstName, client.lastName) ?? ''

/** Incremental search of the salon's clients. */
export function ClientSearch({ term, picked, onTerm, onPick, onCreate, consent }: Props) {
  const change = useRef<HTMLButtonElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const pick = (client: ClientSummary | null) => {
    // The pressed element no longer exists: move the focus to its replacement.
    flushSync(() => onPick(client))
    const next = client === null ? field : change
    next.current?.focus()
  }
  const [asked] = useDebouncedValue(term.trim(), DEBOUNCE_MS)
  const query = useQuery({ ...clientSearchQuery(asked), placeholderData: keepPreviousData })

  if (picked)
    return (
      <div className="grid items-center py-3.5 px-4 border border-plum rounded-field bg-plum-tint gap-3 grid-cols-[auto_minmax(0,1fr)_auto] max-sm:gap-y-1 max-sm:gap-x-3 max-sm:grid-cols-[auto_minmax(0,1fr)] max-sm:[&>:nth-child(3)]:col-[2] max-sm:[&>:nth-child(3)]:justify-self-start">
        <IconCheck size="1.25rem" stroke={2} aria-hidden className="text-plum" />
        <div>
          <p className="text-muted text-xs">{copy.selected}</p>
          <p className="font-semibold wrap-anywhere">{nameOf(picked)}</p>
        </div>
        <Button ref={change} look="plain" size="sm" onClick={() => pick(null)}>
          {copy.change}
        </Button>
        <div className="pt-3 border-t border-[color-mix(in_srgb,var(--plum)_18%,transparent)] col-span-full">
          <PickedCard clientId={picked.id} consent={consent} />
        </div>
      </div>
    )

  const found = asked === '' ? undefined : query.data
  return (
    <div className="grid gap-2.5 justify-items-start [&>:first-child]:w-full">
      <TextField
        ref={field}
        // On a touch screen the keyboard would cover the choices.
        data-autofocus={hasPointer() || undefined}
        label={copy.label}
        placeholder={copy.placeholder}
        leftSection={<IconSearch size="1.125rem" stroke={1.75} aria-hidden />}
        autoComplete="off"
        maxLength={100}
        value={term}
        onChange={(event) => onTerm(event.currentTarget.value)}
      />
      <p className="text-muted text-xs" role="status">
        {statusOf({ term: asked, found: found?.length, failed: query.isError })}
      </p>
      {found && found.length > 0 ? (
        <ul className="overflow-y-auto w-full max-h-38 border border-line rounded-field" aria-label={copy.results}>
          {found.map((client) => (
            <li key={client.id}>
              <button
                className="flex w-full min-h-11 items-center justify-between py-1 px-3.5 border-0 bg-transparent text-ink cursor-pointer gap-4 text-left hover:bg-plum-tint focus-visible:outline-offset-[-0.1875rem]"
                type="button"
                onClick={() => pick(client)}
              >
                <span>{nameOf(client)}</span>
                {client.phone ? <span className="text-muted text-xs">{client.phone}</span> : null}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {query.isError && asked !== '' ? (
        <Button look="secondary" size="sm" onClick={() => void query.refetch()}>
          {commonCopy.retry}
        </Button>
      ) : null}
      {found?.length === 0 ? (
        <Button look="secondary" size="sm" onClick={onCreate}>
          {copy.createThis}
        </Button>
      ) : null}
    </div>
  )
}

function statusOf(state: { term: string; found: number | undefined; failed: boolean }): string {
  if (state.term === '') return copy.hint
  if (state.failed) return copy.failed
  if (state.found === undefined) return copy.searching
  return state.found === 0 ? copy.none(state.term) : copy.resultCount(state.found)
}

type PickedCardProps = {
  readonly clientId: string
  /** Asks for photo consent if the card has none. */
  readonly consent: ReactNode
}

/** Data that the analysis takes from the chosen client's card. */
function PickedCard({ clientId, consent }: PickedCardProps) {
  const query = useQuery(clientCardQuery(clientId))
  if (query.data)
    return (
      <div className="grid gap-4">
        <CardSafety card={query.data} />
        {query.data.agreed.photos ? null : consent}
      </div>
    )
  return (
    <div className="grid gap-4">
      <p className="text-muted text-xs" role="status">
        {query.isError ? safety.failed : safety.loading}
      </p>
      {query.isError ? consent : null}
    </div>
  )
}
