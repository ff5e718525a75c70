import { schemaResolver, useForm } from '@mantine/form'
import { CONTACT_MESSAGE_MAX_LENGTH, contact, contactBody, NAME_MAX_LENGTH } from '@riflesso/contract'
import { useState } from 'react'
import { Link } from 'react-router'
import { formMessageOf } from '~/api/api-error.ts'
import { call } from '~/api/client.ts'
import { contactCopy as copy } from '~/copy/public/contact.ts'
import { paths } from '~/paths.ts'
import { ReadingPage } from '~/shell/reading-page.tsx'
import { Button } from '~/ui/button.tsx'
import { Card } from '~/ui/card.tsx'
import { pairStyle, TextAreaField, TextField } from '~/ui/form/fields.tsx'
import { Form } from '~/ui/form/form.tsx'
import { Heading } from '~/ui/heading.tsx'
import { Notice } from '~/ui/state.tsx'
import { useApiMutation } from '~/ui/toast/toast.ts'

/** Contact form to the operator. */
export function ContactPage() {
  const [sent, setSent] = useState(false)
  return (
    <ReadingPage>
      <div className="grid gap-3">
        <Heading level={1}>{copy.title}</Heading>
        <p className="text-muted text-base">
          {copy.lead}{' '}
          <Link to={paths.support} className="text-inherit font-semibold">
            {copy.help}
          </Link>
          .
        </p>
      </div>
      <Card>
        {sent ? (
          <div className="grid gap-5 justify-items-start">
            <Notice tone="ok" role="status" title={copy.sent.title}>
              {copy.sent.text}
            </Notice>
            <Button look="secondary" onClick={() => setSent(false)}>
              {copy.sent.another}
            </Button>
          </div>
        ) : (
          <ContactForm onSent={() => setSent(true)} />
        )}
      </Card>
    </ReadingPage>
  )
}

/** Name, address, message, and a honeypot field. */
function ContactForm({ onSent }: { readonly onSent: () => void }) {
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { name: '', email: '', message: '', website: '' },
    validate: schemaResolver(contactBody, { sync: true }),
  })
  const request = useApiMutation({
    mutationFn: (body: typeof form.values) => call(contact, { body }),
    onSuccess: onSent,
    failed: copy.failed,
    reason: formMessageOf,
  })
  return (
    <Form form={form} request={request} copy={copy} place="end">
      <div className={pairStyle}>
        <TextField label={copy.name} autoComplete="name" maxLength={NAME_MAX_LENGTH} {...form.getInputProps('name')} />
        <TextField label={copy.email} type="email" autoComplete="email" {...form.getInputProps('email')} />
      </div>
      <TextAreaField
        label={copy.message}
        description={copy.messageHint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        rows={7}
        maxLength={CONTACT_MESSAGE_MAX_LENGTH}
        {...form.getInputProps('message')}
      />
      {/* Honeypot: visually hidden, but an ordinary field in the markup. */}
      <div className="sr-only" aria-hidden>
        <label>
          {copy.website}
          <input type="text" tabIndex={-1} autoComplete="off" {...form.getInputProps('website')} />
        </label>
      </div>
    </Form>
  )
}
