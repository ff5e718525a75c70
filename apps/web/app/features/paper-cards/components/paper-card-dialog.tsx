import type { PaperCard } from '@riflesso/contract'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { paperCardsCopy } from '~/copy/paper-cards.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { CheckField, TextAreaField, TextField } from '~/ui/form/fields.tsx'
import { FileButton } from '~/ui/form/file-button.tsx'
import { toast, useApiMutation } from '~/ui/toast/toast.ts'
import { paperCardsQuery, postPaperCard, putPaperCard } from '../paper-cards.ts'

const { dialog: copy } = paperCardsCopy

type Props = {
  readonly clientId: string
  /** The card to correct; null for a new one. */
  readonly card: PaperCard | null
  readonly mayKeepPhoto: boolean
  readonly opened: boolean
  readonly onClose: () => void
  /** Called when the consent to photos was recorded with the card. */
  readonly onConsent: () => void
}

/** Adds or corrects a paper card. */
export function PaperCardDialog({ opened, onClose, ...rest }: Props) {
  return (
    <Dialog opened={opened} onClose={onClose} title={rest.card ? copy.edit : copy.add} size="34rem" sheet>
      <PaperCardForm onClose={onClose} {...rest} />
    </Dialog>
  )
}

function PaperCardForm({ clientId, card, mayKeepPhoto, onClose, onConsent }: Omit<Props, 'opened'>) {
  const queryClient = useQueryClient()
  const [servedOn, setServedOn] = useState(card?.servedOn ?? '')
  const [formula, setFormula] = useState(card?.formula ?? '')
  const [photo, setPhoto] = useState<File | null>(null)
  const [consents, setConsents] = useState(false)
  const [checked, setChecked] = useState(false)
  const keepsPhoto = mayKeepPhoto || consents
  const saving = useApiMutation({
    mutationFn: async () => {
      const typed = { servedOn, formula }
      if (card) await putPaperCard(card.id, typed)
      else await postPaperCard(clientId, typed, keepsPhoto ? photo : null, photo !== null && consents)
    },
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: paperCardsQuery(clientId).queryKey })
      if (photo !== null && consents) onConsent()
      toast.success({ title: copy.saved })
      onClose()
    },
    failed: copy.failed,
  })

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    flushSync(() => setChecked(true))
    if (servedOn !== '' && formula.trim() !== '') saving.mutate()
    else event.currentTarget.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }

  return (
    <form className="grid gap-4.5" noValidate onSubmit={submit}>
      {card ? null : (
        <>
          <p className="text-muted text-sm">{copy.lead}</p>
          <ChosenPhoto photo={photo} />
          <FileButton camera onFile={setPhoto}>
            {photo ? copy.change : copy.photo}
          </FileButton>
          {photo && !mayKeepPhoto ? (
            <CheckField
              label={copy.consent}
              description={copy.noConsent}
              checked={consents}
              onChange={({ currentTarget }) => setConsents(currentTarget.checked)}
            />
          ) : null}
        </>
      )}
      <TextField
        label={copy.day}
        type="date"
        value={servedOn}
        error={checked && servedOn === '' ? copy.dayWrong : null}
        onChange={({ currentTarget }) => setServedOn(currentTarget.value)}
      />
      <TextAreaField
        label={copy.formula}
        description={copy.formulaHint}
        rows={4}
        value={formula}
        error={checked && formula.trim() === '' ? copy.formulaMissing : null}
        onChange={({ currentTarget }) => setFormula(currentTarget.value)}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="secondary" size="md" onClick={onClose}>
          {copy.cancel}
        </Button>
        <Button type="submit" size="md" pending={saving.isPending} pendingLabel={copy.saving}>
          {copy.save}
        </Button>
      </div>
    </form>
  )
}

/** The chosen photo beside which the formula is typed. */
function ChosenPhoto({ photo }: { readonly photo: File | null }) {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (photo === null) return
    const made = URL.createObjectURL(photo)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [photo])
  return address === null ? null : (
    <img className="w-full max-h-88 rounded-picture bg-sunken object-contain" src={address} alt={copy.preview} />
  )
}
