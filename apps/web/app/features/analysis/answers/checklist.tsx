import type { Base } from '@riflesso/colorimetry'
import { IconCheck, IconCircleDashed, IconPoint } from '@tabler/icons-react'
import { analysisCopy } from '~/copy/analysis/analysis.ts'
import type { Draft, Missing } from '../model/draft.ts'

const { panel: copy } = analysisCopy

const SIGNS = { done: IconCheck, missing: IconCircleDashed, optional: IconPoint }

type Props = {
  readonly draft: Draft
  /** The base measured in the Prima photo, until one is chosen. */
  readonly proposedBase: Base | null
  readonly missing: readonly Missing[]
}

/** Required and optional input with its state. Always four lines, to avoid layout shifts. */
export function Checklist({ draft, proposedBase, missing }: Props) {
  const given: Record<Missing, boolean> = {
    photo: draft.photos.prima !== null || draft.photos.dopo !== null,
    hairType: draft.hairType !== null,
    hairBase: (proposedBase ?? draft.hairBase) !== null,
    hairCondition: draft.hairCondition !== null,
  }
  return (
    <ul className="grid" aria-label={copy.checklist}>
      {(['photo', 'hairType', 'hairBase', 'hairCondition'] as const).map((item) => {
        const state = given[item] ? 'done' : missing.includes(item) ? 'missing' : 'optional'
        const Sign = SIGNS[state]
        return (
          <li
            key={item}
            className="flex items-center py-2.5 px-0 gap-2.5 group/item [&+&]:border-t [&+&]:border-line"
            data-state={state}
          >
            <Sign
              size="1.125rem"
              stroke={2}
              aria-hidden
              className="flex-none text-muted group-data-[state=done]/item:text-ok group-data-[state=missing]/item:text-copper-text"
            />
            <span>{copy.items[item]}</span>
            <span className="ml-auto text-muted text-xs group-data-[state=done]/item:text-ok group-data-[state=missing]/item:text-copper-text">
              {copy.states[state]}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
