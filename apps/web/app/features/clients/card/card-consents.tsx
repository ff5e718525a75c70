import { type ClientCard, CONSENT_KINDS, CONSENT_MAX_LENGTH, type ConsentKind } from '@riflesso/contract'
import { useState } from 'react'
import { clientCardsCopy } from '~/copy/client-cards.ts'
import { longDate } from '~/format/dates.ts'
import { Button, Chip } from '~/ui/button.tsx'
import { Card } from '~/ui/card.tsx'
import { ConfirmDialog } from '~/ui/dialog/confirm-dialog.tsx'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { Fold } from '~/ui/fold.tsx'
import { TextAreaField } from '~/ui/form/fields.tsx'
import { Heading } from '~/ui/heading.tsx'
import { cardChanges, useCardChange } from '../client-card.ts'

const textStyle = 'text-muted text-sm wrap-anywhere whitespace-pre-line'

const { consents: copy } = clientCardsCopy

const dateOf = (moment: string) => longDate(new Date(moment))

type Asked = { readonly kind: ConsentKind; readonly what: 'record' | 'withdraw' }

/** Consents of the client with wording and date. */
export function CardConsents({ card }: { readonly card: ClientCard }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  // Keep the content of the dialogs during the closing transition.
  const [shown, setShown] = useState<Asked>({ kind: 'photos', what: 'record' })
  if (asked !== null && asked !== shown) setShown(asked)
  const change = useCardChange()
  const close = () => setAsked(null)
  return (
    <Card aria-labelledby="card-consents">
      <Heading level={2} id="card-consents">
        {copy.title}
      </Heading>
      <ul className="grid mt-3.5 mx-0 mb-0 gap-4">
        {CONSENT_KINDS.map((kind) => (
          <Consent key={kind} kind={kind} card={card} onAsk={(what) => setAsked({ kind, what })} />
        ))}
      </ul>
      <Dialog
        opened={asked?.what === 'record'}
        onClose={close}
        title={copy.dialog.title(copy.kinds[shown.kind])}
        size="lg"
      >
        <RecordForm
          key={shown.kind}
          kind={shown.kind}
          pending={change.isPending}
          onCancel={close}
          onSave={(text) =>
            change.mutate(() => cardChanges.consent(card.id, shown.kind, { given: true, text }), { onSuccess: close })
          }
        />
      </Dialog>
      <ConfirmDialog
        {...copy.withdrawDialog}
        opened={asked?.what === 'withdraw'}
        text={copy.withdrawDialog[shown.kind]}
        isPending={change.isPending}
        onYes={() =>
          change.mutate(() => cardChanges.consent(card.id, shown.kind, { given: false }), { onSuccess: close })
        }
        onClose={close}
      />
    </Card>
  )
}

type ConsentProps = {
  readonly kind: ConsentKind
  readonly card: ClientCard
  readonly onAsk: (what: Asked['what']) => void
}

function Consent({ kind, card, onAsk }: ConsentProps) {
  const all = card.consents.filter((consent) => consent.kind === kind)
  const holding = all.find(({ withdrawnAt }) => withdrawnAt === null)
  const past = all.filter((consent) => consent !== holding)
  const name = copy.kinds[kind]
  return (
    <li className="grid gap-1.5">
      <div className="items-center flex flex-wrap gap-y-2 gap-x-4 justify-between">
        <div>
          <p className="mb-1 font-semibold">{name}</p>
          {holding ? (
            <Chip tone="plum">{copy.given(dateOf(holding.givenAt))}</Chip>
          ) : (
            <Chip tone="quiet">{copy.never}</Chip>
          )}
        </div>
        {holding ? (
          <Button look="plain" size="sm" aria-label={copy.withdrawLabel(name)} onClick={() => onAsk('withdraw')}>
            {copy.withdraw}
          </Button>
        ) : (
          <Button look="secondary" size="sm" aria-label={copy.recordLabel(name)} onClick={() => onAsk('record')}>
            {copy.record}
          </Button>
        )}
      </div>
      {holding ? (
        <Fold title={copy.read}>
          <p className={textStyle}>{holding.text}</p>
        </Fold>
      ) : null}
      {past.length > 0 ? (
        <Fold title={copy.history}>
          {past.map((consent) => (
            <p key={consent.id} className={textStyle}>
              {copy.given(dateOf(consent.givenAt))}
              {consent.withdrawnAt ? ` · ${copy.withdrawn(dateOf(consent.withdrawnAt))}` : ''}
              <br />
              {consent.text}
            </p>
          ))}
        </Fold>
      ) : null}
    </li>
  )
}

type RecordProps = {
  readonly kind: ConsentKind
  readonly pending: boolean
  readonly onSave: (text: string) => void
  readonly onCancel: () => void
}

function RecordForm({ kind, pending, onSave, onCancel }: RecordProps) {
  const [text, setText] = useState<string>(copy.texts[kind])
  return (
    <form
      className="grid gap-4.5"
      onSubmit={(event) => {
        event.preventDefault()
        onSave(text)
      }}
    >
      <TextAreaField
        label={copy.dialog.label}
        description={copy.dialog.hint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        rows={6}
        maxLength={CONSENT_MAX_LENGTH}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="secondary" onClick={onCancel}>
          {copy.dialog.cancel}
        </Button>
        <Button type="submit" disabled={text.trim() === ''} pending={pending} pendingLabel={copy.dialog.saving}>
          {copy.dialog.save}
        </Button>
      </div>
    </form>
  )
}
