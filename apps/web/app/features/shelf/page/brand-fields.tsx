import { BRAND_IDS, BRANDS, type BrandId } from '@riflesso/colorimetry'
import { useId } from 'react'
import { shelfCopy } from '~/copy/shelf/shelf.ts'
import { ChoiceField } from '~/ui/form/choice-field.tsx'
import { TextField } from '~/ui/form/fields.tsx'
import type { Shelf } from '../api/shelf.ts'

const { lineForm: copy } = shelfCopy

type Props = {
  readonly label: string
  readonly shelf: Shelf
  readonly value: string
  readonly error?: string | undefined
  readonly onChange: (value: string) => void
}

/** A brand, with those of the shelf as suggestions. */
export function SupplierField({ label, shelf, value, error, onChange }: Props) {
  const id = useId()
  const known = [...new Set(shelf.lines.map(({ supplier }) => supplier))]
  return (
    <>
      <TextField
        label={label}
        list={id}
        autoComplete="off"
        maxLength={100}
        value={value}
        error={error}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <datalist id={id}>
        {known.map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
    </>
  )
}

type NotationProps = { readonly value: BrandId | ''; readonly onChange: (value: BrandId | '') => void }

/** Notation of a brand's shades; '' = international numbering. */
export function NotationField({ value, onChange }: NotationProps) {
  return (
    <ChoiceField
      label={copy.notation}
      value={value}
      onChange={({ currentTarget }) => onChange(BRAND_IDS.find((id) => id === currentTarget.value) ?? '')}
    >
      <option value="">{copy.international}</option>
      {BRAND_IDS.map((id) => (
        <option key={id} value={id}>
          {BRANDS[id].name}
        </option>
      ))}
    </ChoiceField>
  )
}
