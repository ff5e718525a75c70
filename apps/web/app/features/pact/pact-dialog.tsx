import { useForm } from '@mantine/form'
import { useMediaQuery } from '@mantine/hooks'
import { type listPacts, makePact, PACT_NOTE_MAX_LENGTH, PACT_PRICE_MAX_CENTS, type Pact } from '@riflesso/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod'
import { call } from '~/api/client.ts'
import { pactCopy } from '~/copy/analysis/pact.ts'
import { longDate } from '~/format/dates.ts'
import { typedCents } from '~/format/typed-number.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import choice from '~/ui/form/choice.module.css'
import { CheckField, TextAreaField, TextField } from '~/ui/form/fields.tsx'
import { Form } from '~/ui/form/form.tsx'
import { Loaded, Notice } from '~/ui/state.tsx'
import { PactActions } from './pact-actions.tsx'
import { PactSheet } from './pact-sheet.tsx'
import { PactSign } from './pact-sign.tsx'
import { pactsQuery, usePactCall } from './pacts.ts'

type Props = {
  readonly analysisId: string
  readonly canMake: boolean
  readonly opened: boolean
  readonly onClose: () => void
}

/** The pacts of an analysis: writes, signs, shows and sends them; full screen on a phone. */
export function PactDialog({ analysisId, canMake, opened, onClose }: Props) {
  const narrow = useMediaQuery('(max-width: 47.9375em)')
  const query = useQuery({ ...pactsQuery(analysisId), enabled: opened })
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={pactCopy.title}
      closeLabel={pactCopy.close}
      size="56rem"
      fullScreen={narrow}
    >
      <Loaded query={query} height="20rem">
        {(found) => <PactVersions analysisId={analysisId} canMake={canMake} found={found} />}
      </Loaded>
    </Dialog>
  )
}

type VersionProps = Pick<Props, 'analysisId' | 'canMake'> & { readonly found: z.output<typeof listPacts.response> }

/** One version of the pact, or the form of the next. */
function PactVersions({ analysisId, canMake, found }: VersionProps) {
  const { pacts, mayShowPictures, clientEmail } = found
  const [composing, setComposing] = useState(false)
  const [chosen, setChosen] = useState<string | null>(null)
  const [newest] = pacts
  const pact = pacts.find(({ id }) => id === chosen) ?? newest
  if (composing || !pact)
    return (
      <PactCompose
        analysisId={analysisId}
        previous={newest?.content ?? null}
        mayShowPictures={mayShowPictures}
        onCancel={pact ? () => setComposing(false) : null}
        onMade={() => {
          setChosen(null)
          setComposing(false)
        }}
      />
    )
  const isDraft = pact.signature === null
  return (
    <div className="grid gap-4">
      {pacts.length > 1 ? (
        <div className="flex flex-wrap gap-2">
          {pacts.map((each) => (
            <button
              key={each.id}
              className={choice.choice}
              type="button"
              aria-pressed={each === pact}
              onClick={() => setChosen(each.id)}
            >
              {pactState(each)}
            </button>
          ))}
        </div>
      ) : null}
      {pact.isPlanChanged && pact === newest ? (
        <Notice tone="warning" title={pactCopy.changed.title} role="status">
          {pactCopy.changed.text}
        </Notice>
      ) : null}
      <PactSheet pact={pact} level={3} />
      {!canMake ? null : isDraft && !pact.isPlanChanged ? (
        <PactSign key={pact.id} analysisId={analysisId} pact={pact} onEdit={() => setComposing(true)} />
      ) : pact === newest ? (
        <div>
          <Button size="lg" look={pact.isPlanChanged ? 'primary' : 'secondary'} onClick={() => setComposing(true)}>
            {pactCopy.changed.again}
          </Button>
        </div>
      ) : null}
      <PactActions key={`${pact.id} actions`} analysisId={analysisId} pact={pact} clientEmail={clientEmail} />
    </div>
  )
}

/** 'Versione 1 · Da firmare', 'Versione 1 · Firmato il 5 marzo 2026', 'Versione 1 · Sostituito'. */
export function pactState({ version, signature, isSuperseded }: Pact): string {
  const { state } = pactCopy
  const signed = signature && (isSuperseded ? state.superseded : state.signed(longDate(new Date(signature.signedAt))))
  return `${state.version(version)} · ${signed ?? state.draft}`
}

const { compose: copy } = pactCopy

type PactComposeProps = {
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
function PactCompose({ analysisId, previous, mayShowPictures, onCancel, onMade }: PactComposeProps) {
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
