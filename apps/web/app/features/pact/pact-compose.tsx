import { useForm } from '@mantine/form'
import { makePact, PACT_NOTE_MAX_LENGTH, PACT_PRICE_MAX_CENTS, type Pact } from '@riflesso/contract'
import { call } from '~/api/client.ts'
import { pactCopy } from '~/copy/analysis/pact.ts'
import { typedCents } from '~/format/typed-number.ts'
import { CheckField, TextAreaField, TextField } from '~/ui/form/fields.tsx'
import { Form } from '~/ui/form/form.tsx'
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

/** Null for an empty field; undefined if it is not a price. */
const centsOf = (price: string) => typedCents(price, PACT_PRICE_MAX_CENTS)

/** '120,5' for the field. */
const typed = (cents: number | null): string => (cents === null ? '' : String(cents / 100).replace('.', ','))

/** Fields that the salon adds to a pact: price, agreements, pictures. */
export function PactCompose({ analysisId, previous, mayShowPictures, onCancel, onMade }: Props) {
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: {
      price: typed(previous?.priceCents ?? null),
      note: previous?.note ?? '',
      withPictures: mayShowPictures,
    },
    validate: { price: (price) => (centsOf(price) === undefined ? copy.priceWrong : null) },
  })
  const request = usePactCall(
    analysisId,
    ({ price, ...fields }: typeof form.values) =>
      call(makePact, { params: { id: analysisId }, body: { ...fields, priceCents: centsOf(price) ?? null } }),
    { failed: copy.failed, onDone: onMade },
  )
  return (
    <Form form={form} request={request} copy={copy} place="end" size="lg" onCancel={onCancel}>
      <p className="text-muted text-sm">{copy.lead}</p>
      <TextField
        label={copy.price}
        description={copy.priceHint}
        inputMode="decimal"
        autoComplete="off"
        {...form.getInputProps('price')}
      />
      <TextAreaField
        label={copy.note}
        description={copy.noteHint}
        rows={3}
        maxLength={PACT_NOTE_MAX_LENGTH}
        {...form.getInputProps('note')}
      />
      {mayShowPictures ? (
        <CheckField label={copy.pictures} {...form.getInputProps('withPictures', { type: 'checkbox' })} />
      ) : (
        <p className="text-muted text-sm">{copy.noPictures}</p>
      )}
    </Form>
  )
}
