import { useForm } from '@mantine/form'
import { PREVISIT_CONSENTS, PREVISIT_PHOTO_PARTS, PREVISIT_TEXT_MAX_LENGTH, sendPrevisit } from '@riflesso/contract'
import type { ReactNode } from 'react'
import { formMessageOf } from '~/api/api-error.ts'
import { call } from '~/api/client.ts'
import { previsitCopy } from '~/copy/previsit.ts'
import { longDate } from '~/format/dates.ts'
import { newKey } from '~/new-key.ts'
import { photoToSend } from '~/photo/photo-file.ts'
import { PROBLEM_SENTENCES } from '~/photo/problem-sentences.ts'
import { Button } from '~/ui/button.tsx'
import { Card } from '~/ui/card.tsx'
import { ChoiceField } from '~/ui/form/choice-field.tsx'
import { CheckField, pairStyle, TextAreaField, TextField } from '~/ui/form/fields.tsx'
import { FileButton } from '~/ui/form/file-button.tsx'
import { Form } from '~/ui/form/form.tsx'
import { Heading } from '~/ui/heading.tsx'
import { toast, useApiMutation } from '~/ui/toast/toast.ts'
import { type ChosenPhoto, fieldsOf, MAX_MONTHS, NO_ANSWERS, type PrevisitValues } from './previsit-values.ts'

const { shared: copy, questions } = previsitCopy

const choices = (words: Readonly<Record<string, string>>) => [
  { value: '', label: previsitCopy.unknown },
  ...Object.entries(words).map(([value, label]) => ({ value, label })),
]
const YES_NO = choices({ no: previsitCopy.no, yes: previsitCopy.yes })
const HAIR_TYPES = choices(previsitCopy.hairTypes)
const HENNA = choices(previsitCopy.henna)
const SCALP = choices(previsitCopy.scalp)

const monthsProblem = (typed: string) => {
  const isFine = /^\d{0,3}$/.test(typed.trim()) && Number(typed) <= MAX_MONTHS
  return isFine ? null : copy.monthsWrong
}

const VALIDATE = {
  monthsSinceColour: monthsProblem,
  monthsSinceBleach: monthsProblem,
  birthDate: (day: string) =>
    day === '' || (day >= '1900-01-01' && new Date(day) <= new Date()) ? null : copy.birthDateWrong,
  name: (name: string) => (name.trim() === '' ? copy.sign.nameMissing : null),
  confirmed: (isConfirmed: boolean) => (isConfirmed ? null : copy.sign.notConfirmed),
}

type Props = { readonly token: string; readonly onSent: () => void }

/** The questions to a client, her photos and her signed consents. */
export function PrevisitForm({ token, onSent }: Props) {
  const form = useForm<PrevisitValues>({ initialValues: NO_ANSWERS, validate: VALIDATE })
  const { values } = form
  const request = useApiMutation({
    mutationFn: (given: PrevisitValues) => {
      const body = new FormData()
      body.append('answers', JSON.stringify(fieldsOf(given)))
      // The files last, so that the server has parsed the answers before they arrive.
      if (given.photoConsent) {
        for (const [index, photo] of given.photos.entries()) body.append(PREVISIT_PHOTO_PARTS[index] ?? '', photo.file)
      }
      return call(sendPrevisit, { form: body }, { token })
    },
    onSuccess: onSent,
    failed: copy.failed,
    reason: formMessageOf,
  })
  const months = { inputMode: 'numeric', maxLength: 3, description: copy.monthsHint } as const
  return (
    <Form form={form} request={request} copy={copy} place="wide">
      <Part title={copy.hair}>
        <div className={pairStyle}>
          <ChoiceField label={questions.hairType} data={HAIR_TYPES} {...form.getInputProps('hairType')} />
          <ChoiceField label={questions.homeDye} data={YES_NO} {...form.getInputProps('homeDye')} />
          <ChoiceField label={questions.henna} data={HENNA} {...form.getInputProps('henna')} />
          <TextField label={questions.monthsSinceColour} {...months} {...form.getInputProps('monthsSinceColour')} />
          <TextField label={questions.monthsSinceBleach} {...months} {...form.getInputProps('monthsSinceBleach')} />
        </div>
      </Part>
      <Part title={copy.age}>
        <TextField
          label={questions.birthDate}
          description={copy.birthDateHint}
          type="date"
          autoComplete="bday"
          {...form.getInputProps('birthDate')}
        />
        <CheckField label={copy.sixteen} {...form.getInputProps('isSixteen', { type: 'checkbox' })} />
      </Part>
      <Part title={copy.wish}>
        <TextAreaField
          label={questions.wish}
          description={copy.wishHint}
          rows={3}
          maxLength={PREVISIT_TEXT_MAX_LENGTH}
          {...form.getInputProps('wish')}
        />
        <CheckField
          label={copy.photos.consent}
          description={PREVISIT_CONSENTS.photos}
          {...form.getInputProps('photoConsent', { type: 'checkbox' })}
        />
        {values.photoConsent ? (
          <Photos photos={values.photos} onChange={(photos) => form.setFieldValue('photos', photos)} />
        ) : null}
      </Part>
      <Part title={copy.health.title}>
        <CheckField
          label={copy.health.consent}
          description={PREVISIT_CONSENTS.health}
          {...form.getInputProps('healthConsent', { type: 'checkbox' })}
        />
        {values.healthConsent ? (
          <>
            <ChoiceField label={questions.allergy} data={YES_NO} {...form.getInputProps('allergy')} />
            <ChoiceField label={questions.scalp} data={SCALP} {...form.getInputProps('scalp')} />
            <TextAreaField
              label={questions.allergyNotes}
              rows={2}
              maxLength={PREVISIT_TEXT_MAX_LENGTH}
              {...form.getInputProps('allergyNotes')}
            />
          </>
        ) : null}
      </Part>
      <Part title={copy.sign.title}>
        <TextField label={copy.sign.name} autoComplete="name" maxLength={200} {...form.getInputProps('name')} />
        <CheckField
          label={copy.sign.confirm(longDate(new Date()))}
          description={copy.sign.version}
          {...form.getInputProps('confirmed', { type: 'checkbox' })}
        />
      </Part>
    </Form>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Card>
      <Heading level={2}>{title}</Heading>
      <div className="grid mt-3.5 gap-4.5">{children}</div>
    </Card>
  )
}

type PhotosProps = { readonly photos: readonly ChosenPhoto[]; readonly onChange: (photos: ChosenPhoto[]) => void }

function Photos({ photos, onChange }: PhotosProps) {
  const add = async (file: File) => {
    const photo = await photoToSend(file)
    if (typeof photo === 'string') toast.error(PROBLEM_SENTENCES[photo])
    else onChange([...photos, { key: newKey(), file: photo }])
  }
  return (
    <div className="grid gap-2 justify-items-start">
      <ul className="grid gap-1 wrap-anywhere" aria-label={copy.photos.list}>
        {photos.map(({ key, file }) => (
          <li key={key}>
            <Button look="plain" size="lg" onClick={() => onChange(photos.filter((other) => other.key !== key))}>
              {copy.photos.remove(file.name)}
            </Button>
          </li>
        ))}
      </ul>
      {photos.length < PREVISIT_PHOTO_PARTS.length ? (
        <FileButton size="lg" onFile={(file) => void add(file)}>
          {photos.length === 0 ? copy.photos.add : copy.photos.another}
        </FileButton>
      ) : null}
    </div>
  )
}
