import { COLOUR_LAYERS, HENNA_ANSWERS } from '@riflesso/colorimetry'
import { detailsCopy } from '~/copy/analysis/analysis-details.ts'
import type { QuestionsProps } from './details.ts'
import { NumberRow } from './number-row.tsx'
import { SelectRow } from './select-row.tsx'
import { YesNoRow } from './yes-no-row.tsx'

const { history: copy, unknown } = detailsCopy

/** Ten years: hair treated earlier has been cut off. */
const MAX_WEEKS = 520

/** History of the hair. */
export function HistoryQuestions({ details, onChange }: QuestionsProps) {
  const { history } = details
  const answer = (part: Partial<typeof history>) => onChange({ ...details, history: { ...history, ...part } })
  return (
    <>
      <SelectRow
        layout="stacked"
        label={copy.colourLayers.label}
        empty={unknown}
        options={COLOUR_LAYERS}
        words={copy.colourLayers.options}
        value={history.colourLayers}
        onChange={(colourLayers) => answer({ colourLayers })}
      />
      <SelectRow
        layout="stacked"
        label={copy.henna.label}
        empty={unknown}
        options={HENNA_ANSWERS}
        words={copy.henna.options}
        value={history.henna}
        onChange={(henna) => answer({ henna })}
      />
      <YesNoRow
        label={copy.metallicSalts.label}
        value={history.metallicSalts}
        onChange={(metallicSalts) => answer({ metallicSalts })}
      />
      <NumberRow
        label={copy.weeksSinceBleach.label}
        unit={copy.weeksSinceBleach.unit}
        empty={unknown}
        max={MAX_WEEKS}
        value={history.weeksSinceBleach}
        onChange={(weeksSinceBleach) => answer({ weeksSinceBleach })}
      />
      <NumberRow
        label={copy.weeksSincePerm.label}
        unit={copy.weeksSincePerm.unit}
        empty={unknown}
        max={MAX_WEEKS}
        value={history.weeksSincePerm}
        onChange={(weeksSincePerm) => answer({ weeksSincePerm })}
      />
    </>
  )
}
