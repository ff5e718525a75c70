import type { SiblingQuestion } from '@riflesso/consultation'
import { questionsCopy } from '~/copy/analysis/deciding-questions.ts'
import { keepSiblingToSave } from '~/offline/siblings-to-save.ts'
import choice from '~/ui/form/choice.module.css'
import type { PlannedAnew } from './answer-questions.ts'
import { useSaveSibling } from './save-sibling.ts'
import styles from './sibling-choice.module.css'

type Props = {
  readonly analysisId: string
  readonly siblings: readonly SiblingQuestion[]
  /** Called when another answer is shown; it is saved afterwards. */
  readonly onShown: (question: SiblingQuestion['id'], id: string) => void
  /** Called after the server has planned what is shown. */
  readonly onPlanned: (planned: PlannedAnew) => void
}

/** What the formula is for, and the other answers about the hair, each one tap away. Needs no connection and uses no analysis. */
export function SiblingChoice({ analysisId, siblings, onShown, onPlanned }: Props) {
  useSaveSibling(analysisId, onPlanned)
  if (siblings.length === 0) return null
  const shown = siblings.flatMap(({ risposte }) => risposte).find(({ isShown }) => isShown)
  return (
    <section className={styles.choice} aria-label={questionsCopy.siblings}>
      <p className={styles.shown} role="status">
        {shown?.vale}
      </p>
      {siblings.map(({ id: question, risposte }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would be a second line
        <div key={question} className={styles.answers} role="group" aria-label={questionsCopy.siblingsBy[question]}>
          {risposte.map(({ id, answer, testo, isShown, formula }) => (
            <button
              key={id}
              className={`${choice.choice} ${styles.answer}`}
              type="button"
              aria-pressed={isShown}
              disabled={!isShown && formula === null}
              onClick={() => {
                if (isShown) return
                keepSiblingToSave({ analysisId, question, id, answer })
                onShown(question, id)
              }}
            >
              {testo}
            </button>
          ))}
        </div>
      ))}
    </section>
  )
}
