import {
  TECHNIQUE_IDS,
  type TechniqueId,
  undeclaredWhite,
  WHITE_PLACES,
  WHITE_UPKEEPS,
  WHITE_WISHES,
  type WhiteAnswers,
} from '@riflesso/colorimetry'
import { techniqueName } from '@riflesso/consultation'
import { detailsCopy } from '~/copy/analysis/analysis-details.ts'
import { AnswerTiles } from '~/ui/form/answer-tiles.tsx'
import { WHITE_SWATCHES } from '../model/white-swatches.ts'
import type { QuestionsProps } from './details.ts'
import { NumberRow } from './number-row.tsx'
import { NumberSelect, SelectRow, YesNoRow } from './select-row.tsx'

/** Ten years: hair treated earlier has been cut off. */
const MAX_WEEKS = 520

/** History of the hair. */
export function HistoryQuestions({ details, onChange }: QuestionsProps) {
  const { history: copy } = detailsCopy
  const { history } = details
  const answer = (part: Partial<typeof history>) => onChange({ ...details, history: { ...history, ...part } })
  return (
    <>
      <SelectRow
        {...copy.colourLayers}
        value={history.colourLayers}
        onChange={(colourLayers) => answer({ colourLayers })}
      />
      <SelectRow {...copy.henna} value={history.henna} onChange={(henna) => answer({ henna })} />
      <YesNoRow
        {...copy.metallicSalts}
        value={history.metallicSalts}
        onChange={(metallicSalts) => answer({ metallicSalts })}
      />
      <NumberRow
        {...copy.weeksSinceBleach}
        max={MAX_WEEKS}
        value={history.weeksSinceBleach}
        onChange={(weeksSinceBleach) => answer({ weeksSinceBleach })}
      />
      <NumberRow
        {...copy.weeksSincePerm}
        max={MAX_WEEKS}
        value={history.weeksSincePerm}
        onChange={(weeksSincePerm) => answer({ weeksSincePerm })}
      />
    </>
  )
}

const wordsOf = (numbers: readonly number[], word: (number: number) => string): Record<number, string> =>
  Object.fromEntries(numbers.map((number) => [number, word(number)]))

const LEVEL_WORDS = wordsOf([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], detailsCopy.hair.naturalLevel.option)
/** Percentages of white hair, as judged by eye. */
const WHITE_WORDS = wordsOf([0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100], detailsCopy.hair.whiteShare.option)
const TECHNIQUE_WORDS = Object.fromEntries(TECHNIQUE_IDS.map((id) => [id, techniqueName(id)])) as Record<
  TechniqueId,
  string
>
const MAX_REGROWTH_CM = 60

const percentOf = (share: number | null) => share && share * 100
const shareOf = (percent: number | null) => percent && percent / 100

/** Properties of the hair, and the desired technique. */
export function HairQuestions({ details, onChange }: QuestionsProps) {
  const { hair: copy, technique } = detailsCopy
  const answer = (part: Partial<typeof details>) => onChange({ ...details, ...part })
  const answerSafety = (part: Partial<typeof details.safety>) => answer({ safety: { ...details.safety, ...part } })
  return (
    <>
      <SelectRow
        {...technique}
        words={TECHNIQUE_WORDS}
        value={details.technique as TechniqueId | null}
        onChange={(technique) => answer({ technique })}
      />
      <NumberSelect
        label={copy.naturalLevel.label}
        words={LEVEL_WORDS}
        value={details.naturalLevel}
        onChange={(naturalLevel) => answer({ naturalLevel })}
      />
      <NumberSelect
        label={copy.whiteShare.label}
        words={WHITE_WORDS}
        value={percentOf(details.whiteShare)}
        onChange={(percent) => answer({ whiteShare: shareOf(percent) })}
      />
      <NumberRow
        {...copy.regrowthCm}
        max={MAX_REGROWTH_CM}
        value={details.regrowthCm}
        onChange={(regrowthCm) => answer({ regrowthCm })}
      />
      <SelectRow {...copy.length} value={details.length} onChange={(length) => answer({ length })} />
      <SelectRow {...copy.density} value={details.density} onChange={(density) => answer({ density })} />
      <SelectRow {...copy.fibre} value={details.fibre} onChange={(fibre) => answer({ fibre })} />
      <SelectRow
        {...copy.elasticity}
        value={details.safety.elasticity}
        onChange={(elasticity) => answerSafety({ elasticity })}
      />
      <SelectRow
        {...copy.strandTest}
        value={details.safety.strandTest}
        onChange={(strandTest) => answerSafety({ strandTest })}
      />
    </>
  )
}

const WISHES = WHITE_WISHES.map((value) => ({
  value,
  ...detailsCopy.white.wishes[value],
  colours: WHITE_SWATCHES[value],
}))
const UPKEEPS = WHITE_UPKEEPS.map((value) => ({ value, label: detailsCopy.white.upkeeps[value] }))

/** The wish for white hair, the accepted upkeep, and its distribution. */
export function WhiteQuestions({ details, onChange }: QuestionsProps) {
  const { white: copy } = detailsCopy
  const white = details.white ?? undeclaredWhite
  const answer = (part: Partial<WhiteAnswers>) => onChange({ ...details, white: { ...white, ...part } })
  return (
    <>
      <AnswerTiles label={copy.wish} tiles={WISHES} value={white.wish} onChange={(wish) => answer({ wish })} />
      <AnswerTiles label={copy.upkeep} tiles={UPKEEPS} value={white.upkeep} onChange={(upkeep) => answer({ upkeep })} />
      <div className="grid gap-2 grid-cols-[repeat(auto-fill,minmax(max(7rem,(100%_-_1rem)_/_3),1fr))]">
        {WHITE_PLACES.map((place) => (
          <NumberSelect
            key={place}
            label={copy.places[place]}
            words={copy.shares}
            value={percentOf(white[place])}
            onChange={(percent) => answer({ [place]: shareOf(percent) })}
          />
        ))}
      </div>
    </>
  )
}
