import { AFTERCARE_PRODUCTS } from '@riflesso/colorimetry'
import { SHELF_MAX, type ShelfLine } from '@riflesso/contract'
import { IconBarcode } from '@tabler/icons-react'
import { useState } from 'react'
import { shelfCopy } from '~/copy/shelf/shelf.ts'
import { decimal } from '~/format/numbers.ts'
import { Button } from '~/ui/button/button.tsx'
import { ChoiceField } from '~/ui/form/choice-field.tsx'
import { TextField } from '~/ui/form/fields.tsx'
import styles from '~/ui/form/form.module.css'
import { canReadBarcodes } from '../../barcodes.ts'
import { aftercareOf, type TypedProduct, type WrongField } from '../../model/product-form.ts'
import { hasShades, unitOf } from '../../model/product-words.ts'
import { BarcodeDialog } from '../barcode-dialog.tsx'
import fields from './product-fields.module.css'

const { product: copy } = shelfCopy

type Props = {
  readonly line: ShelfLine
  readonly typed: TypedProduct
  /** Fields that are not numbers within their bounds. */
  readonly wrong: readonly WrongField[]
  /** Messages of the server by field. */
  readonly errors: Readonly<Record<string, string>>
  readonly onChange: (part: Partial<TypedProduct>) => void
}

/** The fields of a product; which ones depends on the class of its line. */
export function ProductFields({ line, typed, wrong, errors, onChange }: Props) {
  const [isScanning, setIsScanning] = useState(false)
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
      <div className={styles.pair}>
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
      <div className={fields.trio}>
        <TextField {...number('pieces', copy.pieces, SHELF_MAX.pieces)} />
        <TextField {...number('opened', copy.opened(unit), SHELF_MAX.grams)} />
        <TextField {...number('lowest', copy.lowest, SHELF_MAX.pieces)} />
      </div>
      <div className={fields.duo}>
        <TextField withAsterisk {...number('packGrams', copy.pack(unit), SHELF_MAX.grams)} />
        <TextField {...price('price', copy.price)} />
      </div>
      <div className={styles.pair}>
        <TextField {...text('name', copy.name, 100)} />
        <div className={fields.scan}>
          <TextField inputMode="numeric" {...text('barcode', copy.barcode, 40)} />
          {canReadBarcodes() ? (
            <Button
              look="secondary"
              leftSection={<IconBarcode size="1.25rem" aria-hidden />}
              onClick={() => setIsScanning(true)}
            >
              {copy.scan}
            </Button>
          ) : null}
        </div>
      </div>
      {line.class === 'RETAIL' ? (
        <div className={styles.pair}>
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
      <BarcodeDialog
        opened={isScanning}
        onClose={() => setIsScanning(false)}
        onCode={(barcode) => onChange({ barcode })}
      />
    </>
  )
}
