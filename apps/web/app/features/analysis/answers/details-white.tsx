import { undeclaredWhite, WHITE_PLACES, WHITE_UPKEEPS, WHITE_WISHES, type WhiteAnswers } from '@riflesso/colorimetry'
import { detailsCopy } from '~/copy/analysis/analysis-details.ts'
import { AnswerTiles } from '~/ui/form/answer-tiles.tsx'
import { WHITE_SWATCHES } from '../model/white-swatches.ts'
import type { QuestionsProps } from './details.ts'
import { SelectRow } from './select-row.tsx'

const { white: copy, unknown } = detailsCopy

const WISHES = WHITE_WISHES.map((value) => ({ value, ...copy.wishes[value], colours: WHITE_SWATCHES[value] }))
const UPKEEPS = WHITE_UPKEEPS.map((value) => ({ value, label: copy.upkeeps[value] }))
/** Choices for the percentage of white hair in one zone, as judged by eye. */
const SHARES = ['0', '20', '40', '60', '80', '100'] as const

/** The wish for white hair, the accepted upkeep, and its distribution. */
export function WhiteQuestions({ details, onChange }: QuestionsProps) {
  const white = details.white ?? undeclaredWhite
  const answer = (part: Partial<WhiteAnswers>) => onChange({ ...details, white: { ...white, ...part } })
  return (
    <>
      <AnswerTiles label={copy.wish} tiles={WISHES} value={white.wish} onChange={(wish) => answer({ wish })} />
      <AnswerTiles label={copy.upkeep} tiles={UPKEEPS} value={white.upkeep} onChange={(upkeep) => answer({ upkeep })} />
      <div className="grid gap-2 grid-cols-[repeat(auto-fill,minmax(max(7rem,(100%_-_1rem)_/_3),1fr))]">
        {WHITE_PLACES.map((place) => (
          <SelectRow
            key={place}
            layout="stacked"
            label={copy.places[place]}
            empty={unknown}
            options={SHARES}
            words={copy.shares}
            value={
              SHARES.find((share) => white[place] !== null && Number(share) === Math.round(white[place] * 100)) ?? null
            }
            onChange={(share) => answer({ [place]: share === null ? null : Number(share) / 100 })}
          />
        ))}
      </div>
    </>
  )
}
