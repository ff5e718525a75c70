import { lineQuantity } from '@riflesso/consultation'
import { IconCheck } from '@tabler/icons-react'
import { useId } from 'react'
import { bowlCopy } from '~/copy/analysis/bowl.ts'
import { productOf } from '~/format/formula-line.ts'
import { BrandShade } from '~/salon/brand-shade.tsx'
import { ReflectQuestion } from '~/salon/reflect-question.tsx'
import { useSalonBrand } from '~/salon/salon-settings.ts'
import type { BowlPhase } from '../model/bowl-session.ts'
import { scaleBowl } from '../model/scale-bowl.ts'

type Props = { readonly phase: BowlPhase; readonly onToggle: (line: number) => void }

/** Ingredients of the bowl, scaled; a tap ticks a line when it has been added. */
export function BowlLines({ phase, onToggle }: Props) {
  const id = useId()
  const brand = useSalonBrand()
  const lines = scaleBowl(phase.phase.formula, phase.factor)
  if (lines.length === 0) return null
  return (
    <section className="py-2 px-3 rounded-card bg-card" aria-labelledby={id}>
      <h3 className="sr-only" id={id}>
        {bowlCopy.lines}
      </h3>
      <ul className="[&>li+li]:border-t [&>li+li]:border-line">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its position.
          <li key={index}>
            <label className="relative grid items-center min-h-16 py-2 px-1 cursor-pointer text-xl gap-3 grid-cols-[auto_minmax(5.5rem,auto)_minmax(0,1fr)] leading-[1.3] max-xs:text-lg max-xs:gap-2 max-xs:grid-cols-[auto_minmax(4.5rem,auto)_minmax(0,1fr)]">
              <input
                className="peer/added absolute size-0.25 opacity-0"
                type="checkbox"
                checked={phase.done.includes(index)}
                onChange={() => onToggle(index)}
              />
              <span
                className="grid size-9 border-2 border-control rounded-[0.625rem] text-on-plum place-items-center *:invisible peer-checked/added:border-plum peer-checked/added:bg-plum peer-checked/added:*:visible peer-focus-visible/added:outline-3 peer-focus-visible/added:outline-plum peer-focus-visible/added:outline-offset-3"
                aria-hidden
              >
                <IconCheck size="1.5rem" stroke={2.5} />
              </span>
              <b className="text-3xl tracking-tight leading-[1.1] tabular-nums font-[650] text-right max-xs:text-2xl">
                {lineQuantity(line)}
              </b>
              <span className="wrap-anywhere peer-checked/added:text-muted">
                {productOf(line)} <BrandShade line={line} />
              </span>
            </label>
          </li>
        ))}
      </ul>
      <ReflectQuestion brand={brand} shades={lines.map(({ nuance }) => nuance)} />
    </section>
  )
}
