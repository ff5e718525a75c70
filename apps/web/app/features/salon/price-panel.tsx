import { type PriceSettings, priceSettings, SHELF_MAX, updatePriceSettings } from '@riflesso/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formMessageOf } from '~/api/api-error.ts'
import { call, queryOf } from '~/api/client.ts'
import { pricesCopy as copy } from '~/copy/account/prices.ts'
import { typedCents, typedNumber } from '~/format/typed-number.ts'
import { Button } from '~/ui/button.tsx'
import { ChoiceField } from '~/ui/form/choice-field.tsx'
import { pairStyle, TextField } from '~/ui/form/fields.tsx'
import { Panel } from '~/ui/panel.tsx'
import { Loaded } from '~/ui/state.tsx'
import { useApiMutation } from '~/ui/toast/toast.ts'

const pricesQuery = queryOf(priceSettings, {})

const KINDS = ['none', 'factor', 'time', 'fixed'] as const
type Kind = (typeof KINDS)[number]

/** Largest price factor of the products. */
const MAX_FACTOR = 100

/** The salon's pricing rule. */
export function PricePanel() {
  return (
    <div id="prezzi">
      <Panel title={copy.title} lead={copy.lead}>
        <Loaded query={useQuery(pricesQuery)} height="12rem">
          {(settings) => <PriceForm settings={settings} />}
        </Loaded>
      </Panel>
    </div>
  )
}

const amount = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',')

type Typed = { readonly kind: Kind; readonly hour: string; readonly factor: string; readonly fixed: string }

const typedOf = ({ hourCents, rule }: PriceSettings): Typed => ({
  kind: rule?.kind ?? 'none',
  hour: hourCents === null ? '' : amount(hourCents),
  factor: rule?.kind === 'factor' ? String(rule.factor).replace('.', ',') : '',
  fixed: rule?.kind === 'fixed' ? amount(rule.cents) : '',
})

/** The typed settings, or the invalid fields. */
function settingsOf({ kind, hour, factor, fixed }: Typed): PriceSettings | readonly (keyof Typed)[] {
  const hourCents = typedCents(hour, SHELF_MAX.cents)
  const times = typedNumber(factor, MAX_FACTOR)
  const cents = typedCents(fixed, SHELF_MAX.cents)
  const wrong: (keyof Typed)[] = []
  if (hourCents === undefined || (kind === 'time' && hourCents === null)) wrong.push('hour')
  if (kind === 'factor' && (typeof times !== 'number' || times < 1)) wrong.push('factor')
  if (kind === 'fixed' && typeof cents !== 'number') wrong.push('fixed')
  if (wrong.length > 0) return wrong
  const rule =
    kind === 'factor'
      ? { kind, factor: times ?? 1 }
      : kind === 'fixed'
        ? { kind, cents: cents ?? 0 }
        : kind === 'time'
          ? { kind }
          : null
  return { hourCents: hourCents ?? null, rule }
}

function PriceForm({ settings }: { readonly settings: PriceSettings }) {
  const queryClient = useQueryClient()
  const [typed, setTyped] = useState(() => typedOf(settings))
  const [wrong, setWrong] = useState<readonly (keyof Typed)[]>([])
  const saving = useApiMutation({
    mutationFn: (body: PriceSettings) => call(updatePriceSettings, { body }),
    onSuccess: (saved) => queryClient.setQueryData(pricesQuery.queryKey, saved),
    done: copy.saved,
    failed: copy.failed,
    reason: formMessageOf,
  })
  const field = (name: 'hour' | 'factor' | 'fixed') => ({
    label: copy[name],
    value: typed[name],
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    maxLength: 9,
    error: wrong.includes(name) ? copy.wrong[name] : null,
    onChange: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) =>
      setTyped({ ...typed, [name]: currentTarget.value }),
  })
  return (
    <form
      className="grid gap-4.5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const read = settingsOf(typed)
        setWrong('hourCents' in read ? [] : read)
        if ('hourCents' in read) saving.mutate(read)
      }}
    >
      <div className={pairStyle}>
        <ChoiceField
          label={copy.rule}
          value={typed.kind}
          onChange={({ currentTarget }) =>
            setTyped({ ...typed, kind: KINDS.find((kind) => kind === currentTarget.value) ?? 'none' })
          }
        >
          {KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {copy.kinds[kind]}
            </option>
          ))}
        </ChoiceField>
        {typed.kind === 'factor' || typed.kind === 'fixed' ? <TextField {...field(typed.kind)} /> : null}
      </div>
      <div className={pairStyle}>
        <TextField
          description={copy.hourHint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...field('hour')}
        />
      </div>
      <div className="flex flex-wrap justify-between gap-2">
        <Button type="submit" pending={saving.isPending} pendingLabel={copy.saving}>
          {copy.save}
        </Button>
      </div>
    </form>
  )
}
