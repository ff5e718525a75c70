import { type FormErrors, schemaResolver, useForm } from '@mantine/form'
import { clientFields, NOTES_MAX_LENGTH } from '@riflesso/contract'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { clientListsCopy } from '~/copy/client-lists.ts'
import { clientsCopy } from '~/copy/clients.ts'
import { paths } from '~/paths.ts'
import { pairStyle, TextAreaField, TextField } from '~/ui/form/fields.tsx'
import { Form } from '~/ui/form/form.tsx'
import type { ClientForm as Values } from './client-card.ts'
import { SameName } from './same-name.tsx'

const { form: copy } = clientListsCopy

type Props = {
  readonly initial: Values
  /** There is no card of this person yet. */
  readonly isNew: boolean
  readonly pending: boolean
  readonly errors: FormErrors
  readonly onSave: (values: Values) => void
  readonly onCancel: () => void
}

/** Fields of a card, without health. */
export function ClientForm({ initial, isNew, pending, errors, onSave, onCancel }: Props) {
  const [typed, setTyped] = useState(initial)
  const form = useForm<Values>({
    mode: 'uncontrolled',
    initialValues: initial,
    onValuesChange: setTyped,
    validate: schemaResolver(clientFields, { sync: true }),
  })
  const { setErrors } = form
  useEffect(() => setErrors(errors), [errors, setErrors])
  const field = (name: keyof Values) => ({
    label: copy[name],
    autoComplete: 'off',
    ...form.getInputProps(name),
  })

  return (
    <Form
      form={form}
      request={{ mutate: onSave, isPending: pending }}
      copy={{ submit: copy.save, pending: copy.saving }}
      place="end"
      onCancel={onCancel}
    >
      <div className={pairStyle}>
        <TextField withAsterisk maxLength={100} data-autofocus {...field('firstName')} />
        <TextField withAsterisk maxLength={100} {...field('lastName')} />
      </div>
      {isNew ? (
        <SameName
          firstName={typed.firstName}
          lastName={typed.lastName}
          action={({ id }) => <Link to={paths.client(id)}>{clientsCopy.sameName.open}</Link>}
        />
      ) : null}
      <div className={pairStyle}>
        <TextField type="tel" maxLength={40} {...field('phone')} />
        <TextField type="email" {...field('email')} />
      </div>
      <div className={pairStyle}>
        <TextField type="date" min="1900-01-01" {...field('birthDate')} />
      </div>
      <TextAreaField
        rows={4}
        maxLength={NOTES_MAX_LENGTH}
        description={copy.notesHint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...field('notes')}
      />
    </Form>
  )
}
