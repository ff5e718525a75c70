import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { weighingCopy as copy } from '~/copy/shelf/weighing.ts'
import { decimal } from '~/format/numbers.ts'
import { Button } from '~/ui/button.tsx'
import { ChoiceField } from '~/ui/form/choice-field.tsx'
import type { Shelf } from '../api/shelf.ts'
import { hexOfShade, lineTitle, productTitle, unitOf } from '../model/product-words.ts'
import type { WeighedBowl, WeighedPart } from '../model/weighing.ts'
import { ShadeDot } from '../shade-dot.tsx'
import { type FromScale, GramsField } from './grams-field.tsx'
import { ScaleLine } from './scale-line.tsx'
import { useScale } from './use-scale.ts'

const partStyle = 'flex flex-wrap items-center py-2.5 px-0 gap-y-2 gap-x-3 [&+&]:border-t [&+&]:border-line'
const wordsStyle = 'grid flex-[1_1_9rem] min-w-0 text-lg leading-[1.3] wrap-anywhere'

type Props = {
  readonly bowl: WeighedBowl
  readonly shelf: Shelf
  readonly onChange: (bowl: WeighedBowl) => void
  readonly onDone: () => void
}

/** Grams of each product of a bowl, typed or from the scale, and the leftover. Every change is stored. */
export function WeighingForm({ bowl, shelf, onChange, onDone }: Props) {
  const scale = useScale()
  // Fields keep the typed text; a value from outside remounts them.
  const [filled, setFilled] = useState(0)
  const set = (id: string, grams: number | null) =>
    onChange({
      ...bowl,
      parts: bowl.parts.map((part) => (part.productId === id ? { ...part, grams } : part)),
    })
  const fill = (next: WeighedBowl) => {
    onChange(next)
    setFilled(filled + 1)
  }
  const used = new Set(bowl.parts.map(({ productId }) => productId))
  const hasPlan = bowl.parts.some(({ planned }) => planned !== null)
  return (
    <>
      {bowl.parts.length === 0 ? <p className="text-muted text-sm">{copy.nothing}</p> : null}
      <ul className="p-0 m-0 list-none">
        {bowl.parts.map((part) => (
          <Part
            key={`${part.productId} ${filled}`}
            part={part}
            shelf={shelf}
            onGrams={(grams) => set(part.productId, grams)}
            scale={scale}
            onRead={(grams) => {
              set(part.productId, grams)
              setFilled(filled + 1)
            }}
            onRemove={
              part.isExtra ? () => onChange({ ...bowl, parts: bowl.parts.filter((each) => each !== part) }) : null
            }
          />
        ))}
        <li className={partStyle}>
          <span className={wordsStyle}>
            <b>{copy.back}</b>
            <span className="text-muted text-xs">{copy.backHint}</span>
          </span>
          <GramsField
            key={filled}
            label={copy.back}
            unit="g"
            value={bowl.left}
            onChange={(left) => onChange({ ...bowl, left })}
            scale={scale}
            onRead={(left) => fill({ ...bowl, left })}
          />
        </li>
      </ul>
      <ScaleLine scale={scale} />
      <ChoiceField
        label={copy.add}
        value=""
        onChange={({ currentTarget }) =>
          onChange({
            ...bowl,
            parts: [...bowl.parts, { productId: currentTarget.value, planned: null, grams: null, isExtra: true }],
          })
        }
      >
        <option value="">{copy.addChoose}</option>
        {shelf.lines.map((line) => (
          <optgroup key={line.id} label={lineTitle(line.supplier, line.name)}>
            {shelf.products
              .filter(({ id, lineId }) => lineId === line.id && !used.has(id))
              .map((product) => (
                <option key={product.id} value={product.id}>
                  {productTitle(product)}
                </option>
              ))}
          </optgroup>
        ))}
      </ChoiceField>
      <div className="flex flex-wrap justify-end gap-3 *:flex-[1_1_10rem]">
        {hasPlan ? (
          <Button
            look="secondary"
            size="lg"
            onClick={() =>
              fill({ ...bowl, parts: bowl.parts.map((part) => ({ ...part, grams: part.planned ?? part.grams })) })
            }
          >
            {copy.asPlanned}
          </Button>
        ) : null}
        <Button size="lg" onClick={onDone}>
          {copy.done}
        </Button>
      </div>
    </>
  )
}

type PartProps = FromScale & {
  readonly part: WeighedPart
  readonly shelf: Shelf
  readonly onGrams: (grams: number | null) => void
  /** Null for a product of the formula. */
  readonly onRemove: (() => void) | null
}

function Part({ part, shelf, onGrams, onRemove, ...fromScale }: PartProps) {
  const product = shelf.products.find(({ id }) => id === part.productId)
  const line = shelf.lines.find(({ id }) => id === product?.lineId)
  if (!product || !line) return null
  const unit = unitOf(line.class)
  return (
    <li className={partStyle}>
      <ShadeDot hex={hexOfShade(product.shade, line.class)} />
      <span className={wordsStyle}>
        <b>{productTitle(product)}</b>
        <span className="text-muted text-xs">
          {lineTitle(line.supplier, line.name)} · {plannedWords(part, unit)}
        </span>
      </span>
      <GramsField
        label={copy.grams(productTitle(product))}
        unit={unit}
        placeholder={part.planned === null ? '' : decimal(part.planned)}
        value={part.grams}
        onChange={onGrams}
        {...fromScale}
      />
      {onRemove === null ? null : (
        <button
          className="grid size-12 border-0 rounded-full bg-transparent text-muted cursor-pointer place-items-center"
          type="button"
          aria-label={copy.remove(productTitle(product))}
          onClick={onRemove}
        >
          <IconTrash size="1.25rem" stroke={1.75} aria-hidden />
        </button>
      )}
    </li>
  )
}

const plannedWords = ({ planned, isExtra }: WeighedPart, unit: string): string => {
  if (isExtra) return copy.extra
  return planned === null ? copy.direction : copy.planned(`${decimal(planned)}\u00a0${unit}`)
}
