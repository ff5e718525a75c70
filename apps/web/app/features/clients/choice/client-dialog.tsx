import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { SegmentedControl } from '@mantine/core'
import type { ClientRow, ClientSummary } from '@riflesso/contract'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { clientsCopy } from '~/copy/clients.ts'
import { personName } from '~/format/person-name.ts'
import { Button } from '~/ui/button/button.tsx'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { CheckField, TextField } from '~/ui/form/fields.tsx'
import { toast } from '~/ui/toast/toast.ts'
import type { ColoursOf } from '../client-row.tsx'
import { addClient } from '../clients.ts'
import { type ClientChoice, canConfirm, NO_CHOICE } from '../model/client-choice.ts'
import { SameName } from '../same-name.tsx'
import styles from './client-dialog.module.css'
import { ClientSearch } from './client-search.tsx'
import { LastClients } from './last-clients.tsx'

const copy = clientsCopy

/** The client of an analysis; `unsaved` if saving a new client failed. */
type ConfirmedClient = { readonly clientId: string | null; readonly unsaved: boolean; readonly photoConsent: boolean }

type Props = {
  readonly opened: boolean
  /** Preselected client; null to ask. */
  readonly known: ClientSummary | null
  readonly coloursOf: ColoursOf
  readonly onClose: () => void
  readonly onConfirm: (client: ConfirmedClient) => void
}

/**
 * Chooses the client of an analysis, with one tap if possible. Typed values survive closing the dialog; remount it to clear
 * them.
 */
export function ClientDialog({ opened, known, coloursOf, onClose, onConfirm }: Props) {
  const [choice, setChoice] = useState<ClientChoice>({ ...NO_CHOICE, picked: known })
  const change = (part: Partial<ClientChoice>) => setChoice((before) => ({ ...before, ...part }))
  const creation = useMutation({ mutationFn: addClient })
  const firstName = useRef<HTMLInputElement>(null)
  // Refs, because a second click can precede the next render.
  const saving = useRef(false)
  const wanted = useRef(false)

  const confirm = async (event: FormEvent) => {
    event.preventDefault()
    if (!opened || !canConfirm(choice)) return
    const { photoConsent } = choice
    if (choice.skip) return onConfirm({ clientId: null, unsaved: false, photoConsent: false })
    if (choice.mode === 'search')
      return onConfirm({ clientId: choice.picked?.id ?? null, unsaved: false, photoConsent })
    if (saving.current) return
    saving.current = true
    wanted.current = true
    try {
      const { firstName, lastName } = choice
      const { client } = await creation.mutateAsync({ firstName: firstName.trim(), lastName: lastName.trim() })
      // If the analysis is retried after a failure, the client is already saved.
      setChoice((before) => (before.mode === 'create' ? { ...NO_CHOICE, picked: client, photoConsent } : before))
      toast.success({
        title: copy.toasts.saved.title,
        text: copy.toasts.saved.text(personName(client.firstName, client.lastName) ?? ''),
      })
      if (wanted.current) onConfirm({ clientId: client.id, unsaved: false, photoConsent })
    } catch {
      if (!wanted.current) return
      toast.error(copy.toasts.failed)
      onConfirm({ clientId: null, unsaved: true, photoConsent: false })
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
    if (client.photoConsent) onConfirm({ clientId: client.id, unsaved: false, photoConsent: false })
  }
  const chooseNobody = () => {
    change({ skip: true })
    onConfirm({ clientId: null, unsaved: false, photoConsent: false })
  }
  const create = () => {
    flushSync(() => change({ mode: 'create' }))
    firstName.current?.focus()
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
      <form className={styles.form} onSubmit={(event) => void confirm(event)}>
        <p className={styles.intro}>{copy.intro}</p>
        <SegmentedControl
          fullWidth
          radius="xl"
          aria-label={copy.modeLabel}
          classNames={{ label: styles.mode }}
          data={[
            { value: 'search', label: copy.modes.search },
            { value: 'create', label: copy.modes.create },
          ]}
          value={choice.mode}
          onChange={(mode) => change({ mode: mode === 'create' ? 'create' : 'search', skip: false })}
        />
        <div className={styles.body}>
          {choice.mode === 'search' && choice.term.trim() === '' && choice.picked === null ? (
            <LastClients coloursOf={coloursOf} onChoose={choose} onNobody={chooseNobody} />
          ) : null}
          {choice.mode === 'search' ? (
            <ClientSearch
              term={choice.term}
              picked={choice.picked}
              onTerm={(term) => change({ term, skip: false })}
              onPick={(picked) => change({ picked, skip: false, photoConsent: false })}
              consent={consent}
              onCreate={create}
            />
          ) : (
            <div className={styles.names}>
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
        <div className={styles.skip}>
          <CheckField
            label={copy.skip}
            checked={choice.skip}
            onChange={(event) => change({ skip: event.currentTarget.checked })}
          />
        </div>
        <div className={styles.actions}>
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
