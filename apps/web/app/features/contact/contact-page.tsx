import { useState } from 'react'
import { Link } from 'react-router'
import { contactCopy as copy } from '~/copy/public/contact.ts'
import { paths } from '~/paths.ts'
import { ReadingPage } from '~/shell/reading-page.tsx'
import { Button } from '~/ui/button.tsx'
import { Card } from '~/ui/card.tsx'
import { Heading } from '~/ui/heading.tsx'
import { Notice } from '~/ui/state.tsx'
import { ContactForm } from './contact-form.tsx'

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
