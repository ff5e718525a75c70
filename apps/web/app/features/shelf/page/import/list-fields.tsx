import type { BrandId } from '@riflesso/colorimetry'
import { SHELF_CLASSES, type ShelfClass } from '@riflesso/contract'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { shelfListsCopy } from '~/copy/shelf/shelf-lists.ts'
import { Button } from '~/ui/button.tsx'
import { ChoiceField } from '~/ui/form/choice-field.tsx'
import { pairStyle, TextAreaField, TextField } from '~/ui/form/fields.tsx'
import { CsvButton } from '~/ui/import-steps.tsx'
import type { Shelf } from '../../api/shelf.ts'
import { pastedList, type ShelfList } from '../../api/shelf-import.ts'
import { className } from '../../model/product-words.ts'
import { NotationField, SupplierField } from '../brand-fields.tsx'

const { import: copy } = shelfListsCopy

export type TypedList = {
  readonly text: string
  /** A chosen file, instead of the text. */
  readonly file: File | null
  readonly supplier: string
  readonly notation: BrandId | ''
  readonly line: string
  readonly class: ShelfClass | ''
}

export const emptyList: TypedList = { text: '', file: null, supplier: '', notation: '', line: '', class: 'PERM' }

/** The list to send; null for an empty one. */
export function listOf(
  { text, file, ...fields }: TypedList,
  more: Pick<ShelfList, 'answers' | 'delivery'>,
): ShelfList | null {
  const sent = file ?? (text.trim() === '' ? null : pastedList(text))
  return sent === null ? null : { ...fields, ...more, file: sent }
}

type Props = {
  readonly isDelivery: boolean
  readonly shelf: Shelf
  readonly typed: TypedList
  readonly onChange: (part: Partial<TypedList>) => void
}

/** A pasted list or a file, and the brand, line and class of lines that do not name their own. */
export function ListFields({ isDelivery, shelf, typed, onChange }: Props) {
  /** Choosing a brand of the shelf sets its notation. */
  const setSupplier = (supplier: string) => {
    const known = shelf.lines.find((line) => line.supplier === supplier)
    onChange(known ? { supplier, notation: known.notation ?? '' } : { supplier })
  }
  return (
    <div className="grid gap-4.5">
      {typed.file === null ? (
        <TextAreaField
          label={copy.paste}
          description={isDelivery ? copy.deliveryHint : copy.pasteHint}
          placeholder={copy.pasteExample}
          rows={5}
          value={typed.text}
          onChange={({ currentTarget }) => onChange({ text: currentTarget.value })}
        />
      ) : (
        <p className="font-semibold wrap-anywhere">{typed.file.name}</p>
      )}
      <div className="items-center flex flex-wrap gap-y-2 gap-x-4 justify-between">
        <CsvButton look="secondary" size="sm" icon={IconFileSpreadsheet} onFile={(file) => onChange({ file })}>
          {typed.file === null ? copy.file : copy.otherFile}
        </CsvButton>
        {typed.file === null ? null : (
          <Button look="plain" size="sm" onClick={() => onChange({ file: null })}>
            {copy.noFile}
          </Button>
        )}
        <p className="text-muted text-xs">{copy.csvHint}</p>
      </div>
      <p className="font-semibold">{copy.defaults}</p>
      <div className={pairStyle}>
        <SupplierField label={copy.supplier} shelf={shelf} value={typed.supplier} onChange={setSupplier} />
        <TextField
          label={copy.lineName}
          autoComplete="off"
          maxLength={100}
          value={typed.line}
          onChange={({ currentTarget }) => onChange({ line: currentTarget.value })}
        />
        <ChoiceField
          label={copy.class}
          value={typed.class}
          onChange={({ currentTarget }) =>
            onChange({ class: SHELF_CLASSES.find((each) => each === currentTarget.value) ?? '' })
          }
        >
          <option value="">{copy.noClass}</option>
          {SHELF_CLASSES.map((each) => (
            <option key={each} value={each}>
              {className(each)}
            </option>
          ))}
        </ChoiceField>
        <NotationField value={typed.notation} onChange={(notation) => onChange({ notation })} />
      </div>
    </div>
  )
}
