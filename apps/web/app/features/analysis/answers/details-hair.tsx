import {
  ELASTICITY_RESULTS,
  HAIR_DENSITIES,
  HAIR_FIBRES,
  HAIR_LENGTHS,
  STRAND_TEST_RESULTS,
  TECHNIQUE_IDS,
  type TechniqueId,
} from '@riflesso/colorimetry'
import { techniqueName } from '@riflesso/consultation'
import { detailsCopy } from '~/copy/analysis/analysis-details.ts'
import type { QuestionsProps } from './details.ts'
import { NumberRow } from './number-row.tsx'
import { SelectRow } from './select-row.tsx'

const { hair: copy, technique: techniqueCopy, unknown } = detailsCopy

const LEVELS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const
const LEVEL_WORDS = wordsOf(LEVELS, (level) => copy.naturalLevel.option(Number(level)))
/** Choices for the percentage of white hair, as judged by eye. */
const WHITE_SHARES = ['0', '10', '20', '30', '40', '50', '60', '70', '80', '90', '100'] as const
const WHITE_WORDS = wordsOf(WHITE_SHARES, (percent) => copy.whiteShare.option(Number(percent)))
const TECHNIQUE_WORDS = wordsOf(TECHNIQUE_IDS, techniqueName)
const MAX_REGROWTH_CM = 60

/** Properties of the hair, and the desired technique. */
export function HairQuestions({ details, onChange }: QuestionsProps) {
  const answer = (part: Partial<typeof details>) => onChange({ ...details, ...part })
  const { safety } = details
  return (
    <>
      <SelectRow
        layout="stacked"
        label={techniqueCopy.label}
        empty={techniqueCopy.none}
        options={TECHNIQUE_IDS}
        words={TECHNIQUE_WORDS}
        value={details.technique as TechniqueId | null}
        onChange={(technique) => answer({ technique })}
      />
      <SelectRow
        layout="stacked"
        label={copy.naturalLevel.label}
        empty={unknown}
        options={LEVELS}
        words={LEVEL_WORDS}
        value={optionOf(LEVELS, details.naturalLevel)}
        onChange={(level) => answer({ naturalLevel: level === null ? null : Number(level) })}
      />
      <SelectRow
        layout="stacked"
        label={copy.whiteShare.label}
        empty={unknown}
        options={WHITE_SHARES}
        words={WHITE_WORDS}
        value={optionOf(WHITE_SHARES, details.whiteShare === null ? null : details.whiteShare * 100)}
        onChange={(percent) => answer({ whiteShare: percent === null ? null : Number(percent) / 100 })}
      />
      <NumberRow
        label={copy.regrowthCm.label}
        unit={copy.regrowthCm.unit}
        empty={unknown}
        max={MAX_REGROWTH_CM}
        value={details.regrowthCm}
        onChange={(regrowthCm) => answer({ regrowthCm })}
      />
      <SelectRow
        layout="stacked"
        label={copy.length.label}
        empty={unknown}
        options={HAIR_LENGTHS}
        words={copy.length.options}
        value={details.length}
        onChange={(length) => answer({ length })}
      />
      <SelectRow
        layout="stacked"
        label={copy.density.label}
        empty={unknown}
        options={HAIR_DENSITIES}
        words={copy.density.options}
        value={details.density}
        onChange={(density) => answer({ density })}
      />
      <SelectRow
        layout="stacked"
        label={copy.fibre.label}
        empty={unknown}
        options={HAIR_FIBRES}
        words={copy.fibre.options}
        value={details.fibre}
        onChange={(fibre) => answer({ fibre })}
      />
      <SelectRow
        layout="stacked"
        label={copy.elasticity.label}
        empty={unknown}
        options={ELASTICITY_RESULTS}
        words={copy.elasticity.options}
        value={safety.elasticity}
        onChange={(elasticity) => answer({ safety: { ...safety, elasticity } })}
      />
      <SelectRow
        layout="stacked"
        label={copy.strandTest.label}
        empty={unknown}
        options={STRAND_TEST_RESULTS}
        words={copy.strandTest.options}
        value={safety.strandTest}
        onChange={(strandTest) => answer({ safety: { ...safety, strandTest } })}
      />
    </>
  )
}

function wordsOf<Value extends string>(
  values: readonly Value[],
  word: (value: Value) => string,
): Record<Value, string> {
  return Object.fromEntries(values.map((value) => [value, word(value)])) as Record<Value, string>
}

function optionOf<Value extends string>(options: readonly Value[], value: number | null): Value | null {
  return options.find((option) => value !== null && Number(option) === Math.round(value)) ?? null
}
