import { LINE_CHECKS } from '@riflesso/colorimetry'
import { deleteShelfLine, isProductClass, SHEET_MAX, SHELF_CLASSES, type ShelfLine } from '@riflesso/contract'
import { useState } from 'react'
import { fieldErrorsOf } from '~/api/api-error.ts'
import { call } from '~/api/client.ts'
import { shelfCopy } from '~/copy/shelf/shelf.ts'
import { decimal } from '~/format/numbers.ts'
import { typedNumber, typedWhole } from '~/format/typed-number.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { ChoiceField } from '~/ui/form/choice-field.tsx'
import { ChoiceRow } from '~/ui/form/choice-row.tsx'
import { pairStyle, TextField } from '~/ui/form/fields.tsx'
import { Notice } from '~/ui/state.tsx'
import { useApiMutation } from '~/ui/toast/toast.ts'
import { type LineValues, type Shelf, saveLine } from '../api/shelf.ts'
import { className } from '../model/product-words.ts'
import { NotationField, SupplierField } from './brand-fields.tsx'
import { useShelfChange } from './use-shelf-change.ts'

const { lineForm: copy, checks } = shelfCopy

type Props = {
  /** Null for a new line; undefined closes the dialog. */
  readonly line: ShelfLine | null | undefined
  readonly shelf: Shelf
  readonly onClose: () => void
}

/** A line of a brand: its class, its sheet, and whether the salon has verified it. */
export function LineDialog({ line, shelf, onClose }: Props) {
  return (
    <Dialog opened={line !== undefined} onClose={onClose} title={line ? line.name : copy.newTitle} size="lg">
      {line === undefined ? null : <LineForm key={line?.id} line={line} shelf={shelf} onClose={onClose} />}
    </Dialog>
  )
}

type Typed = {
  readonly supplier: string
  readonly name: string
  readonly class: LineValues['class']
  readonly notation: NonNullable<LineValues['notation']> | ''
  readonly check: NonNullable<LineValues['check']>
  readonly ratio: string
  readonly minutes: string
  readonly volumes: string
}

const typedOf = (line: ShelfLine | null): Typed => {
  const sheet = line?.sheet ?? line?.suggested
  return {
    supplier: line?.supplier ?? '',
    name: line?.name ?? '',
    class: line?.class ?? 'PERM',
    notation: line?.notation ?? '',
    check: line?.check ?? 'da-verificare',
    ratio: sheet ? decimal(sheet.ratio) : '',
    minutes: sheet ? decimal(sheet.minutes) : '',
    volumes: sheet ? sheet.volumes.join(', ') : '',
  }
}

/** The sheet as typed; null for an empty one, undefined for an invalid or incomplete one. */
function sheetOf({ ratio, minutes, volumes }: Typed): LineValues['sheet'] | undefined {
  if (`${ratio}${minutes}${volumes}`.trim() === '') return null
  const typedVolumes = volumes
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map((text) => typedNumber(text, SHEET_MAX.volume))
  const typed = { ratio: typedNumber(ratio, SHEET_MAX.ratio), minutes: typedWhole(minutes, SHEET_MAX.minutes) }
  if (typeof typed.ratio !== 'number' || typeof typed.minutes !== 'number') return undefined
  const numbers = typedVolumes.filter((value) => typeof value === 'number')
  return numbers.length === typedVolumes.length
    ? { ratio: typed.ratio, minutes: typed.minutes, volumes: numbers }
    : undefined
}

type FormProps = Props & { readonly line: ShelfLine | null }

function LineForm({ line, shelf, onClose }: FormProps) {
  const [typed, setTyped] = useState(() => typedOf(line))
  const [isChecked, setIsChecked] = useState(false)
  const change = (part: Partial<Typed>) => setTyped({ ...typed, ...part })
  const sheet = isProductClass(typed.class) ? sheetOf(typed) : null
  const lacksSheet = isProductClass(typed.class) && typed.check === 'verificata' && !sheet
  const finish = useShelfChange(onClose)
  const saving = useApiMutation({
    mutationFn: (values: LineValues) => saveLine(line, values),
    onSuccess: () => finish(copy.saved),
    failed: copy.failed,
  })
  const removing = useApiMutation({
    mutationFn: (id: string) => call(deleteShelfLine, { params: { id } }),
    onSuccess: () => finish(copy.removed),
    failed: copy.failed,
  })
  const errors = fieldErrorsOf(saving.error)
  const save = () => {
    setIsChecked(true)
    if (sheet === undefined || lacksSheet) return
    const { supplier, name, class: kind, notation, check } = typed
    saving.mutate({ supplier, name, class: kind, notation: notation || null, check, sheet })
  }
  const hasProducts = line !== null && shelf.products.some(({ lineId }) => lineId === line.id)
  const wrong = (text: string, max: number) =>
    isChecked && (typedNumber(text, max) === undefined || (lacksSheet && text.trim() === '')) ? copy.wrong(max) : null
  return (
    <form
      className="grid gap-4.5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <div className={pairStyle}>
        <SupplierField
          label={copy.supplier}
          shelf={shelf}
          value={typed.supplier}
          error={errors.supplier}
          onChange={(supplier) => change({ supplier })}
        />
        <TextField
          label={copy.name}
          withAsterisk
          autoComplete="off"
          maxLength={100}
          value={typed.name}
          error={errors.name}
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        />
      </div>
      <div className={pairStyle}>
        <ChoiceField
          label={copy.class}
          value={typed.class}
          disabled={hasProducts}
          onChange={({ currentTarget }) =>
            change({ class: SHELF_CLASSES.find((each) => each === currentTarget.value) ?? 'PERM' })
          }
        >
          {SHELF_CLASSES.map((each) => (
            <option key={each} value={each}>
              {className(each)}
            </option>
          ))}
        </ChoiceField>
        <NotationField value={typed.notation} onChange={(notation) => change({ notation })} />
      </div>
      {isProductClass(typed.class) ? (
        <>
          <p className="font-semibold">{copy.sheet}</p>
          {line && line.sheet === null && line.suggested ? (
            <p className="text-muted text-sm">{copy.suggested}</p>
          ) : null}
          <div className={pairStyle}>
            <TextField
              label={copy.ratio}
              description={copy.ratioHint}
              inputMode="decimal"
              autoComplete="off"
              maxLength={5}
              value={typed.ratio}
              error={wrong(typed.ratio, SHEET_MAX.ratio)}
              onChange={({ currentTarget }) => change({ ratio: currentTarget.value })}
            />
            <TextField
              label={copy.volumes}
              description={copy.volumesHint}
              inputMode="text"
              autoComplete="off"
              maxLength={40}
              value={typed.volumes}
              error={errors.sheet ?? null}
              onChange={({ currentTarget }) => change({ volumes: currentTarget.value })}
            />
            <TextField
              label={copy.minutes}
              inputMode="numeric"
              autoComplete="off"
              maxLength={3}
              value={typed.minutes}
              error={wrong(typed.minutes, SHEET_MAX.minutes)}
              onChange={({ currentTarget }) => change({ minutes: currentTarget.value })}
            />
          </div>
        </>
      ) : null}
      <div>
        <ChoiceRow
          label={copy.check}
          options={LINE_CHECKS.toReversed().map((value) => ({ value, label: checks[value] }))}
          value={typed.check}
          onChange={(check) => change({ check })}
        />
        <p className="text-muted text-xs">{copy.checkHint}</p>
      </div>
      {isChecked && (lacksSheet || sheet === undefined) ? (
        <Notice tone="danger" role="alert">
          {copy.incomplete}
        </Notice>
      ) : null}
      <div className="flex flex-wrap justify-end gap-3">
        {line !== null && !hasProducts ? (
          <Button look="plain" pending={removing.isPending} onClick={() => removing.mutate(line.id)}>
            {copy.remove}
          </Button>
        ) : null}
        <Button look="secondary" onClick={onClose}>
          {copy.cancel}
        </Button>
        <Button type="submit" pending={saving.isPending} pendingLabel={copy.saving}>
          {copy.save}
        </Button>
      </div>
    </form>
  )
}
