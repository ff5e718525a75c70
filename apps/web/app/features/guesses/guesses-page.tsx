import { type ownGuesses, sharedGuesses } from '@riflesso/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod'
import { messageOf } from '~/api/api-error.ts'
import { useMayCall } from '~/auth/session/use-may-call.ts'
import { guessesCopy as copy } from '~/copy/guesses.ts'
import { personName } from '~/format/person-name.ts'
import { Button } from '~/ui/button/button.tsx'
import { ConfirmDialog } from '~/ui/dialog/confirm-dialog.tsx'
import { CheckField } from '~/ui/form/fields.tsx'
import { Heading } from '~/ui/heading.tsx'
import layout from '~/ui/layout.module.css'
import panel from '~/ui/panel.module.css'
import { Panel } from '~/ui/panel.tsx'
import { Loaded } from '~/ui/state/loaded.tsx'
import texts from '~/ui/text.module.css'
import { toast } from '~/ui/toast/toast.ts'
import { eraseGuesses, ownGuessesQuery, putGuessSettings, sharedGuessesQuery } from './api/guesses.ts'
import { ScorePicture } from './components/score-picture.tsx'

type Own = z.output<typeof ownGuesses.response>

/** 'Prima tu': the user's guesses over time and choices; for the owner, the scores that collaborators share. */
export function GuessesPage() {
  const maySeeShared = useMayCall(sharedGuesses)
  return (
    <div className={panel.panel}>
      <Heading level={1} size="page">
        {copy.page}
      </Heading>
      <p className={texts.note}>{copy.lead}</p>
      <Loaded query={useQuery(ownGuessesQuery)} height="20rem">
        {(own) => (
          <>
            <Choices own={own} />
            <Scores own={own} />
          </>
        )}
      </Loaded>
      {maySeeShared ? <Shared /> : null}
    </div>
  )
}

function Choices({ own: { isOn, isShared } }: { readonly own: Own }) {
  const queryClient = useQueryClient()
  // Only collaborators share their scores.
  const isOwner = useMayCall(sharedGuesses)
  const saving = useMutation({
    mutationFn: putGuessSettings,
    onSuccess: (own) => queryClient.setQueryData(ownGuessesQuery.queryKey, own),
    onError: (error) => toast.error({ title: copy.settings.failed, text: messageOf(error) }),
    onSettled: () => setChosen(null),
  })
  // Shown until it is stored: a controlled box needs its new value within the event.
  const [chosen, setChosen] = useState<Pick<Own, 'isOn' | 'isShared'> | null>(null)
  const shown = chosen ?? { isOn, isShared }
  const choose = (next: typeof shown) => {
    setChosen(next)
    saving.mutate(next)
  }
  return (
    <Panel title={copy.settings.title}>
      <div className={layout.stack}>
        <CheckField
          label={copy.settings.on}
          description={copy.settings.onHint}
          checked={shown.isOn}
          onChange={({ currentTarget }) => choose({ ...shown, isOn: currentTarget.checked })}
        />
        {isOwner ? null : (
          <CheckField
            label={copy.settings.shared}
            description={copy.settings.sharedHint}
            checked={shown.isShared}
            onChange={({ currentTarget }) => choose({ ...shown, isShared: currentTarget.checked })}
          />
        )}
      </div>
    </Panel>
  )
}

function Scores({ own: { guesses } }: { readonly own: Own }) {
  const scores = guesses.map(({ comparison, guessedAt }) => ({ score: comparison.score, guessedAt }))
  const right = (isRight: (comparison: Own['guesses'][number]['comparison']) => boolean) =>
    guesses.filter(({ comparison }) => isRight(comparison)).length
  return (
    <Panel title={copy.scores.title}>
      {guesses.length === 0 ? (
        <p className={texts.note}>{copy.scores.empty}</p>
      ) : (
        <div className={layout.stack}>
          <ScorePicture scores={scores} />
          <p>{averageWords(scores)}</p>
          <p className={texts.note}>
            {copy.scores.right(
              right(({ levelsOff }) => levelsOff === 0),
              right(({ isFamilyRight }) => isFamilyRight),
              right(({ isVolumeRight }) => isVolumeRight),
              guesses.length,
            )}
          </p>
          <DeleteGuesses />
        </div>
      )}
    </Panel>
  )
}

const averageWords = (scores: readonly { readonly score: number }[]): string =>
  copy.scores.average(scores.length, Math.round(scores.reduce((sum, { score }) => sum + score, 0) / scores.length))

function DeleteGuesses() {
  const queryClient = useQueryClient()
  const [isConfirming, setConfirming] = useState(false)
  const removal = useMutation({
    mutationFn: eraseGuesses,
    onSuccess: (own) => queryClient.setQueryData(ownGuessesQuery.queryKey, own),
    onError: (error) => toast.error({ title: copy.scores.removal.failed, text: messageOf(error) }),
    onSettled: () => setConfirming(false),
  })
  return (
    <div>
      <Button look="plain" size="sm" onClick={() => setConfirming(true)}>
        {copy.scores.remove}
      </Button>
      <ConfirmDialog
        opened={isConfirming}
        title={copy.scores.removal.title}
        text={copy.scores.removal.text}
        yes={copy.scores.removal.yes}
        no={copy.scores.removal.no}
        pending={removal.isPending}
        pendingLabel={copy.scores.removal.pending}
        onYes={() => removal.mutate()}
        onClose={() => setConfirming(false)}
      />
    </div>
  )
}

function Shared() {
  return (
    <Panel title={copy.shared.title}>
      <Loaded query={useQuery(sharedGuessesQuery)}>
        {(people) =>
          people.length === 0 ? (
            <p className={texts.note}>{copy.shared.empty}</p>
          ) : (
            <div className={layout.stack}>
              {people.map(({ id, firstName, lastName, scores }) => (
                <section key={id} aria-label={personName(firstName, lastName) ?? ''}>
                  <h3 className={texts.strong}>{personName(firstName, lastName)}</h3>
                  {scores.length === 0 ? null : <ScorePicture scores={scores} />}
                  <p className={texts.note}>{scores.length === 0 ? copy.scores.empty : averageWords(scores)}</p>
                </section>
              ))}
            </div>
          )
        }
      </Loaded>
    </Panel>
  )
}
