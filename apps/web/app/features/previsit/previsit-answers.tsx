import { deletePrevisit, type Previsit, previsitPhoto, seePrevisit } from '@riflesso/contract'
import { addressOf, call } from '~/api/client.ts'
import { useMayCall } from '~/auth/session/use-may-call.ts'
import { previsitCopy } from '~/copy/previsit.ts'
import { longDate } from '~/format/dates.ts'
import { Button } from '~/ui/button.tsx'
import { ConfirmButton } from '~/ui/dialog/confirm-dialog.tsx'
import { usePrevisitCall } from './previsits.ts'

const { card: copy, questions, removal } = previsitCopy

const yesNo = (answer: boolean | null) => (answer === null ? null : answer ? previsitCopy.yes : previsitCopy.no)
const months = (number: number | null) => (number === null ? null : copy.months(number))

/** Questions with their answers, without the open ones. */
function answered({ answers, health }: Previsit): readonly (readonly [string, string])[] {
  const { hairType, homeDye, henna, monthsSinceColour, monthsSinceBleach, birthDate, isSixteen, wish } = answers
  const lines: readonly (readonly [string, string | null])[] = [
    [questions.wish, wish],
    [questions.allergy, yesNo(health?.allergy ?? null)],
    [questions.allergyNotes, health?.allergyNotes ?? null],
    [questions.scalp, health?.scalp ? previsitCopy.scalp[health.scalp] : null],
    [questions.hairType, hairType && previsitCopy.hairTypes[hairType]],
    [questions.homeDye, yesNo(homeDye)],
    [questions.henna, henna && previsitCopy.henna[henna]],
    [questions.monthsSinceColour, months(monthsSinceColour)],
    [questions.monthsSinceBleach, months(monthsSinceBleach)],
    [questions.birthDate, birthDate && longDate(new Date(`${birthDate}T00:00`))],
    [copy.age, isSixteen ? copy.sixteen : null],
  ]
  return lines.flatMap(([question, answer]) => (answer === null ? [] : [[question, answer] as const]))
}

type Props = { readonly clientId: string; readonly previsit: Previsit }

/** What a client answered and sent before a visit. */
export function PrevisitAnswers({ clientId, previsit }: Props) {
  const { id, answeredAt, isNew, health, photos, signature } = previsit
  const mayDelete = useMayCall(deletePrevisit)
  const seen = usePrevisitCall(clientId, () => call(seePrevisit, { params: { id } }))
  const deletion = usePrevisitCall(clientId, () => call(deletePrevisit, { params: { id } }), { done: removal.done })
  return (
    <section className="grid gap-3" aria-label={copy.answered(longDate(new Date(answeredAt)))}>
      <p className="font-semibold">{copy.answered(longDate(new Date(answeredAt)))}</p>
      <dl className="grid m-0 gap-1 [&_dt]:text-muted [&_dt]:text-sm [&_dd]:mx-0 [&_dd]:mb-1 [&_dd]:wrap-anywhere [&_dd]:whitespace-pre-line">
        {answered(previsit).map(([question, answer]) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
      {health === null ? <p className="text-muted text-sm">{copy.noHealth}</p> : null}
      {photos.length > 0 ? (
        <div className="grid grid-cols-3 gap-2">
          {photos.map((photo, index) => {
            const src = addressOf(previsitPhoto, { params: { id: photo } })
            return (
              <a key={photo} href={src} target="_blank" rel="noreferrer">
                <img
                  className="w-full aspect-square rounded-field bg-sunken object-cover"
                  src={src}
                  alt={copy.photo(index + 1)}
                />
              </a>
            )
          })}
        </div>
      ) : null}
      <p className="text-muted text-xs">{copy.signed(signature.name, signature.version)}</p>
      <div className="flex flex-wrap gap-2">
        {isNew ? (
          <Button look="secondary" size="lg" pending={seen.isPending} onClick={() => seen.mutate()}>
            {copy.seen}
          </Button>
        ) : null}
        {mayDelete ? (
          <ConfirmButton look="plain" size="lg" copy={removal} request={deletion}>
            {removal.remove}
          </ConfirmButton>
        ) : null}
      </div>
    </section>
  )
}
