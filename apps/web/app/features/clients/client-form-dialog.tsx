import type { ClientCard } from '@riflesso/contract'
import { useRef } from 'react'
import { fieldErrorsOf } from '~/api/api-error.ts'
import { clientListsCopy } from '~/copy/client-lists.ts'
import { useActKey } from '~/ui/act-key.ts'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { useApiMutation } from '~/ui/toast/toast.ts'
import type { ClientForm as Values } from './client-card.ts'
import { ClientForm } from './client-form.tsx'

const { form: copy } = clientListsCopy

const EMPTY: Values = { firstName: '', lastName: '', phone: '', email: '', birthDate: '', notes: '' }

const valuesOf = ({ firstName, lastName, phone, email, birthDate, notes }: ClientCard): Values => ({
  firstName,
  lastName,
  phone: phone ?? '',
  email: email ?? '',
  birthDate: birthDate ?? '',
  notes: notes ?? '',
})

const NO_ERRORS = {}

type Props = {
  readonly opened: boolean
  readonly onClose: () => void
  /** The card to edit; null for a new client. */
  readonly card: ClientCard | null
  /** Saves the form; `actKey` is the same for a repetition. */
  readonly save: (values: Values, actKey: string) => Promise<unknown>
}

/** Creates or edits a client. Closes after saving; a failure keeps typed values. */
export function ClientFormDialog({ opened, onClose, card, save }: Props) {
  const act = useActKey<Values>()
  // A ref, because a second click can precede the next render.
  const isSaving = useRef(false)
  const saving = useApiMutation({
    mutationFn: (values: Values) => save(values, act.keyOf(values)),
    onSuccess: () => {
      act.done()
      onClose()
    },
    onSettled: () => {
      isSaving.current = false
    },
    failed: copy.failed,
  })
  const saveOnce = (values: Values) => {
    if (isSaving.current) return
    isSaving.current = true
    saving.mutate(values)
  }
  return (
    <Dialog opened={opened} onClose={onClose} title={card ? copy.editTitle : copy.newTitle} size="lg">
      <ClientForm
        initial={card ? valuesOf(card) : EMPTY}
        isNew={card === null}
        pending={saving.isPending}
        errors={saving.isError ? fieldErrorsOf(saving.error) : NO_ERRORS}
        onSave={saveOnce}
        onCancel={onClose}
      />
    </Dialog>
  )
}
