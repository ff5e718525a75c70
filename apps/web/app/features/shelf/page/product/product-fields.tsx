import { AFTERCARE_PRODUCTS } from '@riflesso/colorimetry'
import { SHELF_MAX, type ShelfLine } from '@riflesso/contract'
import { shelfCopy } from '~/copy/shelf/shelf.ts'
import { decimal } from '~/format/numbers.ts'
import { ChoiceField } from '~/ui/form/choice-field.tsx'
import { pairStyle, TextField } from '~/ui/form/fields.tsx'
import { aftercareOf, type TypedProduct, type WrongField } from '../../model/product-form.ts'
import { hasShades, unitOf } from '../../model/product-words.ts'
import { ScanButton } from '../scan/scan-button.tsx'

const { product: copy } = shelfCopy

type Props = {
  readonly line: ShelfLine
  readonly typed: TypedProduct
  /** Fields that are not numbers within their bounds. */
  readonly wrong: readonly WrongField[]
  readonly errors: Readonly<Record<string, string>>
  readonly onChange: (part: Partial<TypedProduct>) => void
}

/** The fields of a product; which ones depends on the class of its line. */
export function ProductFields({ line, typed, wrong, errors, onChange }: Props) {
  const unit = unitOf(line.class)
  const isDeveloper = line.class === 'DEVELOPER'
  const text = (name: Exclude<keyof TypedProduct, 'aftercare'>, label: string, max: number) => ({
    label,
    value: typed[name],
    maxLength: max,
    autoComplete: 'off',
    error: errors[name] ?? null,
    onChange: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) =>
      onChange({ [name]: currentTarget.value }),
  })
  const number = (name: WrongField, label: string, max: number) => ({
    ...text(name, label, 8),
    inputMode: 'numeric' as const,
    ...(wrong.includes(name) ? { error: copy.wrong(decimal(max)) } : {}),
  })
  const price = (name: 'price' | 'retail', label: string) => ({
    ...text(name, label, 9),
    inputMode: 'decimal' as const,
    ...(wrong.includes(name) ? { error: copy.wrongPrice } : {}),
  })
  return (
    <>
      <div className={pairStyle}>
        <TextField withAsterisk {...text('code', isDeveloper ? copy.codeDeveloper : copy.code, 40)} />
        {hasShades(line.class) ? (
          <TextField
            description={copy.shadeHint}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            {...text('shade', copy.shade, 10)}
          />
        ) : isDeveloper ? (
          <TextField withAsterisk {...number('volume', copy.volume, 40)} />
        ) : null}
      </div>
      <div className="grid items-end gap-y-4.5 gap-x-3.5 grid-cols-2 grid-cols-3">
        <TextField {...number('pieces', copy.pieces, SHELF_MAX.pieces)} />
        <TextField {...number('opened', copy.opened(unit), SHELF_MAX.grams)} />
        <TextField {...number('lowest', copy.lowest, SHELF_MAX.pieces)} />
      </div>
      <div className="grid items-end gap-y-4.5 gap-x-3.5 grid-cols-2">
        <TextField withAsterisk {...number('packGrams', copy.pack(unit), SHELF_MAX.grams)} />
        <TextField {...price('price', copy.price)} />
      </div>
      <div className={pairStyle}>
        <TextField {...text('name', copy.name, 100)} />
        <div className="grid items-end gap-2 grid-cols-[minmax(0,1fr)_auto]">
          <TextField inputMode="numeric" {...text('barcode', copy.barcode, 40)} />
          <ScanButton onCode={(barcode) => onChange({ barcode })} />
        </div>
      </div>
      {line.class === 'RETAIL' ? (
        <div className={pairStyle}>
          <TextField {...price('retail', copy.retail)} />
          <ChoiceField
            label={copy.aftercare}
            value={typed.aftercare}
            onChange={({ currentTarget }) => onChange({ aftercare: aftercareOf(currentTarget.value) })}
          >
            <option value="">{copy.aftercareNone}</option>
            {AFTERCARE_PRODUCTS.map((each) => (
              <option key={each} value={each}>
                {copy.aftercareNames[each]}
              </option>
            ))}
          </ChoiceField>
        </div>
      ) : null}
    </>
  )
}
