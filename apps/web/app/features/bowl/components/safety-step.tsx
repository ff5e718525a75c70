import { isForbidden, type PreColourFields, type SafetyToday } from '@riflesso/contract'
import { useEffect, useState } from 'react'
import { bowlCopy } from '~/copy/analysis/bowl.ts'
import { paths } from '~/paths.ts'
import { createStoredText } from '~/store.ts'
import { Button, ButtonLink } from '~/ui/button.tsx'
import { Chips } from '~/ui/form/chips.tsx'
import { Heading } from '~/ui/heading.tsx'
import { Notice } from '~/ui/state.tsx'
import { isAnyYes } from '../model/bowl-session.ts'

const { safety: copy } = bowlCopy

type Answers = Omit<PreColourFields, 'at'>

const QUESTIONS = ['reaction', 'scalpBroken', 'news'] as const satisfies readonly (keyof Answers)[]
const NOTHING: Answers = { reaction: false, scalpBroken: false, news: false }

/** Set once the advice of the industry was shown on this device. */
const advice = createStoredText('test-advice')

type Props = {
  readonly state: SafetyToday
  readonly clientId: string | null
  /** The latest answers before a colour. */
  readonly asked: PreColourFields | null
  readonly onConfirm: () => void
  readonly onAnswer: (answers: Answers) => void
}

/**
 * Step before the first bowl: with a negative test the questions before a colour, otherwise the test, confirmed once per service. A
 * forbidden formula cannot be confirmed.
 */
export function SafetyStep({ state, clientId, asked, onConfirm, onAnswer }: Props) {
  const [answers, setAnswers] = useState<Answers>(asked ?? NOTHING)
  const { reaction, scalpBroken, news } = answers
  const [isAdvised] = useState(() => advice.get() === null)
  const forbidden = isForbidden(state)
  const asks = state === 'valid' || (state === 'due' && asked !== null && isAnyYes(asked))
  useEffect(() => {
    if (asks) advice.set('shown')
  }, [asks])
  // A repeated test answers what is new; a reaction or a broken scalp is never a matter of a tap.
  const mayConfirm = !forbidden && state !== 'valid' && !(asks && (reaction || scalpBroken))
  const clear = !isAnyYes(answers)
  return (
    <section className="grid w-[min(100%,40rem)] py-8 px-4 mx-auto gap-6" aria-labelledby="bowl-safety">
      <Heading level={2} size="section" id="bowl-safety">
        {forbidden ? copy.forbidden[state].title : state === 'valid' ? copy.questions.title : copy.title}
      </Heading>
      {state === 'valid' ? null : (
        <Notice tone={forbidden ? 'danger' : 'warning'}>
          {forbidden ? copy.forbidden[state].text : copy.waiting[state]}
        </Notice>
      )}
      {asks
        ? QUESTIONS.map((question) => (
            <Chips
              key={question}
              isTitled
              label={copy.questions.labels[question]}
              chips={copy.questions.chips}
              value={answers[question] ? 'yes' : 'no'}
              onChange={(answer) => setAnswers({ ...answers, [question]: answer === 'yes' })}
            />
          ))
        : null}
      {asks && !clear ? <p className="text-muted">{copy.questions.yes}</p> : null}
      {asks && isAdvised ? <p className="text-muted text-sm">{copy.questions.advice}</p> : null}
      <div className="flex flex-wrap gap-3 *:flex-[1_1_16rem]">
        {clientId === null || state === 'valid' ? null : (
          <ButtonLink look={forbidden ? 'primary' : 'secondary'} size="lg" to={paths.clientHealth(clientId)}>
            {forbidden ? copy.card : copy.record}
          </ButtonLink>
        )}
        {state === 'valid' || (asks && clear) ? (
          <Button size="lg" onClick={() => onAnswer({ reaction, scalpBroken, news })}>
            {clear ? copy.questions.nothing : copy.questions.save}
          </Button>
        ) : null}
        {mayConfirm && !(asks && clear) ? (
          <Button size="lg" onClick={onConfirm}>
            {copy.confirm}
          </Button>
        ) : null}
      </div>
    </section>
  )
}
