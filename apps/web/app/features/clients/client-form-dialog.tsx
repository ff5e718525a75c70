import type { ClientCard } from '@riflesso/contract'
import { ApiError } from '~/api/api-error.ts'
import { clientListsCopy } from '~/copy/client-lists.ts'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { useApiMutation } from '~/ui/toast/use-api-mutation.ts'
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

const fieldsOf = (error: unknown): Record<string, string> => {
  const fields = error instanceof ApiError ? error.details.fields : undefined
  return typeof fields === 'object' && fields !== null ? (fields as Record<string, string>) : {}
}

const NO_ERRORS = {}

type Props = {
  readonly opened: boolean
  readonly onClose: () => void
  /** The card to edit; null for a new client. */
  readonly card: ClientCard | null
  /** Saves the form. */
  readonly save: (values: Values) => Promise<unknown>
}

/** Creates or edits a client. Closes after saving; a failure keeps typed values. */
export function ClientFormDialog({ opened, onClose, card, save }: Props) {
  const saving = useApiMutation({
    mutationFn: save,
    onSuccess: onClose,
    failed: copy.failed,
  })
  return (
    <Dialog opened={opened} onClose={onClose} title={card ? copy.editTitle : copy.newTitle} size="lg">
      <ClientForm
        initial={card ? valuesOf(card) : EMPTY}
        isNew={card === null}
        pending={saving.isPending}
        errors={saving.isError ? fieldsOf(saving.error) : NO_ERRORS}
        onSave={(values) => saving.mutate(values)}
        onCancel={onClose}
      />
    </Dialog>
  )
}
