import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { SegmentedControl } from '@mantine/core'
import { type ClientRow, type ClientSummary, createClient, type LastHair } from '@riflesso/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type CallInput, call } from '~/api/client.ts'
import { clientsCopy } from '~/copy/clients.ts'
import { personName } from '~/format/person-name.ts'
import { useActKey } from '~/ui/act-key.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { CheckField, TextField } from '~/ui/form/fields.tsx'
import { toast } from '~/ui/toast/toast.ts'
import { clientCardQuery } from '../client-card.ts'
import type { ColoursOf } from '../client-row.tsx'
import { type ClientChoice, canConfirm, hairOf, NO_CHOICE, openAfter, withTold } from '../model/client-choice.ts'
import { SameName } from '../same-name.tsx'
import { ClientSearch } from './client-search.tsx'
import { HairQuestions, hairInShort } from './hair-questions.tsx'
import { LastClients } from './last-clients.tsx'

const copy = clientsCopy

type NewClient = CallInput<typeof createClient>['body']

/** The client of an analysis; `unsaved` if saving a new client failed. */
type ConfirmedClient = { readonly clientId: string | null; readonly unsaved: boolean; readonly photoConsent: boolean }

/** Asks for the hair beside the client. */
type HairAsked = {
  /** The answers given so far. */
  readonly hair: LastHair
  readonly onHair: (answer: Partial<LastHair>) => void
  /** What a formula for this hair takes for granted: 'capelli naturali in buono stato'; null if nothing. */
  readonly assumedFor: (hair: LastHair) => string | null
}

type Props = HairAsked & {
  readonly opened: boolean
  /** Preselected client; null to ask. */
  readonly known: ClientSummary | null
  readonly coloursOf: ColoursOf
  readonly onClose: () => void
  readonly onConfirm: (client: ConfirmedClient, hair: LastHair) => void
}

/**
 * Asks what hair it is and chooses the client of an analysis, with one tap if possible. Typed values survive closing the dialog;
 * remount it to clear them.
 */
export function ClientDialog({ opened, known, coloursOf, hair, onHair, assumedFor, onClose, onConfirm }: Props) {
  const [choice, setChoice] = useState<ClientChoice>({ ...NO_CHOICE, picked: known })
  const change = (part: Partial<ClientChoice>) => setChoice((before) => ({ ...before, ...part }))
  const { picked } = choice
  const card = useQuery({ ...clientCardQuery(picked?.id ?? ''), enabled: opened && picked !== null })
  const told = (picked && card.data?.asked?.hairType) ?? null
  const lastHair = withTold((picked && card.data?.lastHair) ?? null, told)
  const start = (
    clientId: string | null,
    last: LastHair | null,
    { unsaved = false, photoConsent = false }: Partial<Omit<ConfirmedClient, 'clientId'>> = {},
  ) => onConfirm({ clientId, unsaved, photoConsent }, hairOf(hair, last, choice))
  const creation = useMutation({ mutationFn: (body: NewClient) => call(createClient, { body }) })
  const act = useActKey()
  const firstName = useRef<HTMLInputElement>(null)
  // Refs, because a second click can precede the next render.
  const saving = useRef(false)
  const wanted = useRef(false)

  const confirm = async (event: FormEvent) => {
    event.preventDefault()
    if (!opened || !canConfirm(choice)) return
    const { photoConsent } = choice
    if (choice.skip) return start(null, null)
    if (choice.mode === 'search') return start(picked?.id ?? null, lastHair, { photoConsent })
    if (saving.current) return
    saving.current = true
    wanted.current = true
    try {
      const name = { firstName: choice.firstName.trim(), lastName: choice.lastName.trim() }
      const { client } = await creation.mutateAsync({ ...name, actKey: act.keyOf(name) })
      act.done()
      // If the analysis is retried after a failure, the client is already saved.
      setChoice((before) => (before.mode === 'create' ? { ...NO_CHOICE, picked: client, photoConsent } : before))
      toast.success({
        title: copy.toasts.saved.title,
        text: copy.toasts.saved.text(personName(client.firstName, client.lastName) ?? ''),
      })
      if (wanted.current) start(client.id, null, { photoConsent })
    } catch {
      if (!wanted.current) return
      toast.error(copy.toasts.failed)
      start(null, null, { unsaved: true })
    } finally {
      saving.current = false
    }
  }

  /** A save in progress completes, but no longer starts an analysis. */
  const close = () => {
    wanted.current = false
    onClose()
  }
  /** Starts immediately, unless photo consent is still needed. */
  const choose = (client: ClientRow) => {
    change({ picked: client, skip: false, photoConsent: false })
    if (client.photoConsent) start(client.id, client.lastVisit?.hair ?? null)
  }
  const chooseNobody = () => {
    change({ skip: true })
    start(null, null)
  }
  const create = () => {
    flushSync(() => change({ mode: 'create' }))
    firstName.current?.focus()
  }

  const shownHair = hairOf(hair, lastHair, choice)
  const assumed = assumedFor(shownHair)
  const lastTime = lastHair && hairInShort(lastHair)
  const source = told === null ? copy.hair.lastTime : copy.hair.told
  const note = assumed === null ? lastTime && source(lastTime) : copy.hair.assumed(assumed)
  const answerHair = (answer: Partial<LastHair>) => {
    change({ openHair: openAfter(choice.openHair, answer) })
    onHair(answer)
  }

  const consent = (
    <CheckField
      label={copy.photoConsent.label}
      description={copy.photoConsent.hint}
      checked={choice.photoConsent}
      onChange={(event) => change({ photoConsent: event.currentTarget.checked })}
    />
  )

  return (
    <Dialog opened={opened} onClose={close} title={copy.title} size="md" sheet>
      <form
        className="grid gap-4 [&_[data-look]]:min-h-12 [&_input:not([type=checkbox],[type=radio])]:min-h-12"
        onSubmit={(event) => void confirm(event)}
      >
        <HairQuestions hair={shownHair} note={note} onChange={answerHair} />
        <p className="font-semibold">{copy.intro}</p>
        <SegmentedControl
          fullWidth
          radius="xl"
          aria-label={copy.modeLabel}
          classNames={{
            label: 'flex min-h-12 items-center justify-center p-2 whitespace-normal text-ink font-semibold',
          }}
          data={[
            { value: 'search', label: copy.modes.search },
            { value: 'create', label: copy.modes.create },
          ]}
          value={choice.mode}
          onChange={(mode) => change({ mode: mode === 'create' ? 'create' : 'search', skip: false })}
        />
        <div className="grid min-h-60 content-start gap-4">
          {choice.mode === 'search' && choice.term.trim() === '' && picked === null ? (
            <LastClients coloursOf={coloursOf} onChoose={choose} onNobody={chooseNobody} />
          ) : null}
          {choice.mode === 'search' ? (
            <ClientSearch
              term={choice.term}
              picked={picked}
              onTerm={(term) => change({ term, skip: false })}
              onPick={(picked) => change({ picked, skip: false, photoConsent: false })}
              consent={consent}
              onCreate={create}
            />
          ) : (
            <div className="grid gap-4">
              <TextField
                ref={firstName}
                data-autofocus
                label={copy.create.firstName}
                withAsterisk
                autoComplete="off"
                maxLength={100}
                value={choice.firstName}
                onChange={(event) => change({ firstName: event.currentTarget.value, skip: false })}
              />
              <TextField
                label={copy.create.lastName}
                withAsterisk
                autoComplete="off"
                maxLength={100}
                value={choice.lastName}
                onChange={(event) => change({ lastName: event.currentTarget.value, skip: false })}
              />
              <SameName
                firstName={choice.firstName}
                lastName={choice.lastName}
                action={(client) => (
                  <Button
                    look="plain"
                    size="sm"
                    onClick={() => change({ ...NO_CHOICE, picked: client, photoConsent: choice.photoConsent })}
                  >
                    {copy.sameName.use}
                  </Button>
                )}
              />
              {consent}
            </div>
          )}
        </div>
        <div className="[&_label]:-my-3.5 [&_label]:py-3.5">
          <CheckField
            label={copy.skip}
            checked={choice.skip}
            onChange={(event) => change({ skip: event.currentTarget.checked })}
          />
        </div>
        <div className="sticky bottom-0 flex pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] bg-card flex-wrap justify-end gap-3">
          <Button look="secondary" onClick={close}>
            {copy.cancel}
          </Button>
          <Button
            type="submit"
            disabled={!canConfirm(choice)}
            pending={creation.isPending && choice.mode === 'create' && !choice.skip}
            pendingLabel={copy.confirming}
          >
            {copy.confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
