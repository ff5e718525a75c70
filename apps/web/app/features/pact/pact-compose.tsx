import { makePact, PACT_NOTE_MAX_LENGTH, PACT_PRICE_MAX_CENTS, type Pact } from '@riflesso/contract'
import { type FormEvent, useState } from 'react'
import { call } from '~/api/client.ts'
import { pactCopy } from '~/copy/analysis/pact.ts'
import { typedCents } from '~/format/typed-number.ts'
import { Button } from '~/ui/button/button.tsx'
import { CheckField, TextAreaField, TextField } from '~/ui/form/fields.tsx'
import form from '~/ui/form/form.module.css'
import texts from '~/ui/text.module.css'
import { usePactCall } from './pacts.ts'

const { compose: copy } = pactCopy

type Props = {
  readonly analysisId: string
  /** Agreements of the previous version; null for the first. */
  readonly previous: Pick<Pact['content'], 'priceCents' | 'note'> | null
  readonly mayShowPictures: boolean
  /** Null when there is no version to return to. */
  readonly onCancel: (() => void) | null
  readonly onMade: () => void
}

/** '120,5' for the field. */
const typed = (cents: number | null): string => (cents === null ? '' : String(cents / 100).replace('.', ','))

/** Fields that the salon adds to a pact: price, agreements, pictures. */
export function PactCompose({ analysisId, previous, mayShowPictures, onCancel, onMade }: Props) {
  const [price, setPrice] = useState(typed(previous?.priceCents ?? null))
  const [note, setNote] = useState(previous?.note ?? '')
  const [withPictures, setWithPictures] = useState(mayShowPictures)
  const [checked, setChecked] = useState(false)
  const making = usePactCall(
    analysisId,
    (priceCents: number | null) =>
      call(makePact, { params: { id: analysisId }, body: { priceCents, note, withPictures } }),
    copy.failed,
  )
  const cents = typedCents(price, PACT_PRICE_MAX_CENTS)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setChecked(true)
    if (cents === undefined) event.currentTarget.querySelector<HTMLElement>('input')?.focus()
    else making.mutate(cents, { onSuccess: onMade })
  }

  return (
    <form className={form.form} noValidate onSubmit={submit}>
      <p className={texts.note}>{copy.lead}</p>
      <TextField
        label={copy.price}
        description={copy.priceHint}
        inputMode="decimal"
        autoComplete="off"
        value={price}
        error={checked && cents === undefined ? copy.priceWrong : null}
        onChange={({ currentTarget }) => setPrice(currentTarget.value)}
      />
      <TextAreaField
        label={copy.note}
        description={copy.noteHint}
        rows={3}
        maxLength={PACT_NOTE_MAX_LENGTH}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      {mayShowPictures ? (
        <CheckField
          label={copy.pictures}
          checked={withPictures}
          onChange={({ currentTarget }) => setWithPictures(currentTarget.checked)}
        />
      ) : (
        <p className={texts.note}>{copy.noPictures}</p>
      )}
      <div className={form.end}>
        {onCancel ? (
          <Button look="secondary" size="lg" onClick={onCancel}>
            {copy.cancel}
          </Button>
        ) : null}
        <Button type="submit" size="lg" pending={making.isPending} pendingLabel={copy.pending}>
          {copy.submit}
        </Button>
      </div>
    </form>
  )
}
