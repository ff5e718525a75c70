import { declaredAnswer, type QuestionId, SIBLING_QUESTIONS, type WhiteWish } from '@riflesso/colorimetry'
import { useState } from 'react'
import { questionsCopy as copy } from '~/copy/analysis/deciding-questions.ts'
import { Button } from '~/ui/button.tsx'
import { Fold } from '~/ui/fold.tsx'
import { AnswerTiles } from '~/ui/form/answer-tiles.tsx'
import type { AnalysisResult } from '../model/analysis-result.ts'
import { WHITE_SWATCHES } from '../model/white-swatches.ts'
import { type PlannedAnew, useAnswerQuestion } from './answer-questions.ts'

type Props = {
  readonly analysisId: string
  readonly analysis: Pick<AnalysisResult, 'questions' | 'declared'>
  /** Questions that are asked elsewhere. */
  readonly without: readonly QuestionId[]
  /** Called with the new plan, which is already archived. */
  readonly onPlanned: (planned: PlannedAnew) => void
}

type Given = {
  readonly question: QuestionId
  readonly asked: string
  readonly id: string | null
  readonly answer: string
}

/** Whether the plan still follows an answer: one about the hair may have been changed beside the questions. */
const isFollowed = ({ question, id }: Given, declared: AnalysisResult['declared']): boolean =>
  declared === undefined ||
  SIBLING_QUESTIONS.every((each) => each !== question || declaredAnswer(each, declared) === id)

/** Collapsible questions whose answers would change the plan most. Answering is free and plans the analysis again. */
export function DecidingQuestions({
  analysisId,
  analysis: { questions: all = [], declared },
  without,
  onPlanned,
}: Props) {
  const questions = all.filter(({ id }) => !without.includes(id))
  const [answers, setGiven] = useState<readonly Given[]>([])
  const given = answers.filter((each) => isFollowed(each, declared))
  const { mutate, isPending } = useAnswerQuestion(analysisId, onPlanned)
  const forget = (question: QuestionId) => setGiven((before) => before.filter((each) => each.question !== question))
  if (questions.length === 0 && given.length === 0) return null
  return (
    <Fold title={copy.title(questions.length)}>
      <div className="grid gap-4">
        <p className="m-0 text-muted text-sm" role="status">
          {isPending ? copy.planning : copy.intro}
        </p>
        {given.length > 0 ? (
          <ul className="grid gap-1 [&_li]:flex [&_li]:items-center [&_li]:justify-between [&_li]:gap-2">
            {given.map(({ question, asked, answer }) => (
              <li key={question}>
                <span>
                  {asked} <b>{answer}</b>
                </span>
                <Button
                  look="plain"
                  size="sm"
                  aria-label={copy.changeOf(asked)}
                  disabled={isPending}
                  onClick={() => mutate({ question, answer: null }, { onSuccess: () => forget(question) })}
                >
                  {copy.change}
                </Button>
              </li>
            ))}
          </ul>
        ) : null}
        {questions.map(({ id: question, domanda, risposte }) => (
          <AnswerTiles
            key={question}
            label={domanda}
            tiles={risposte.map((each) => ({
              value: each.id,
              label: each.testo,
              note: each.effetto,
              colours: question === 'whiteWish' ? WHITE_SWATCHES[each.id as WhiteWish] : undefined,
            }))}
            value={null}
            disabled={isPending}
            onChange={(answer) => {
              const answerText = risposte.find((each) => each.id === answer)?.testo ?? ''
              const add = () =>
                setGiven((before) => [...before, { question, asked: domanda, id: answer, answer: answerText }])
              mutate({ question, answer }, { onSuccess: add })
            }}
          />
        ))}
      </div>
    </Fold>
  )
}
