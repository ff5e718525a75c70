import { schemaResolver, useForm } from '@mantine/form'
import { acceptInvitation, acceptInvitationBody, readInvitation, TERMS_VERSION } from '@riflesso/contract'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import type { z } from 'zod'
import { messageOf } from '~/api/api-error.ts'
import { call, queryOf } from '~/api/client.ts'
import { teamCopy } from '~/copy/account/team.ts'
import { paths } from '~/paths.ts'
import { ButtonLink } from '~/ui/button.tsx'
import { PasswordField, pairStyle, TextField } from '~/ui/form/fields.tsx'
import { Form } from '~/ui/form/form.tsx'
import { Heading } from '~/ui/heading.tsx'
import { Notice, Skeleton } from '~/ui/state.tsx'
import { toast, useApiMutation } from '~/ui/toast/toast.ts'
import { AuthFrame } from './auth-frame.tsx'
import { useSession } from './session/current-user.ts'
import { openSession } from './session/session-changes.ts'
import { TermsField } from './terms-field.tsx'

const { accept: copy } = teamCopy

/** Target of the link of an invitation: the salon, and the form to accept. The token is in the URL fragment. */
export function AcceptPage() {
  const { hash } = useLocation()
  const token = hash.slice(1)
  return (
    <AuthFrame>
      {token === '' ? <Unusable text={copy.incomplete} /> : <Invitation key={token} token={token} />}
    </AuthFrame>
  )
}

function Invitation({ token }: { readonly token: string }) {
  const session = useSession()
  const query = useQuery(queryOf(readInvitation, { body: { token } }, token))
  if (query.isPending) return <Skeleton height="24rem" />
  if (query.isError) return <Unusable text={messageOf(query.error)} />
  const { salonName, email, hasAccount } = query.data
  if (hasAccount) return <Unusable title={copy.known.title} text={copy.known.text(email, salonName)} />
  return (
    <>
      <div className="grid gap-2">
        <Heading level={1}>{copy.title(salonName)}</Heading>
        <p className="text-muted text-base leading-normal">{copy.lead}</p>
      </div>
      {session.kind === 'signed-in' ? <Notice tone="info">{copy.otherSession(session.user.email)}</Notice> : null}
      <AcceptForm token={token} email={email} />
    </>
  )
}

function Unusable({ title = copy.invalid, text }: { readonly title?: string; readonly text: string }) {
  return (
    <>
      <div className="grid gap-2" role="alert">
        <Heading level={1}>{title}</Heading>
        <p className="text-muted text-base leading-normal">{text}</p>
      </div>
      <ButtonLink look="secondary" to={paths.auth}>
        {copy.toLogin}
      </ButtonLink>
    </>
  )
}

type Props = { readonly token: string; readonly email: string }

/** Accepts an invitation with name, password and terms, and signs in. */
function AcceptForm({ token, email }: Props) {
  const navigate = useNavigate()
  const form = useForm({
    initialValues: { token, firstName: '', lastName: '', password: '', confirmPassword: '', termsVersion: '' },
    validate: schemaResolver(acceptInvitationBody, { sync: true }),
  })
  const request = useApiMutation({
    mutationFn: (body: z.input<typeof acceptInvitationBody>) => call(acceptInvitation, { body }),
    onSuccess: (session) => {
      openSession(session)
      toast.success(copy.done)
      void navigate(paths.app, { replace: true })
    },
    failed: copy.failed,
  })
  const field = (name: 'firstName' | 'lastName' | 'password' | 'confirmPassword') => ({
    label: copy[name],
    ...form.getInputProps(name),
  })

  return (
    <Form
      form={form}
      request={{
        mutate: (values) => request.mutate({ ...values, termsVersion: TERMS_VERSION }),
        isPending: request.isPending,
      }}
      copy={copy}
      place="wide"
    >
      <TextField label={copy.email} type="email" autoComplete="username" readOnly value={email} />
      <div className={pairStyle}>
        <TextField autoComplete="given-name" {...field('firstName')} />
        <TextField autoComplete="family-name" {...field('lastName')} />
      </div>
      <div className={pairStyle}>
        <PasswordField autoComplete="new-password" {...field('password')} />
        <PasswordField autoComplete="new-password" {...field('confirmPassword')} />
      </div>
      <TermsField
        withAgreement={false}
        checked={form.values.termsVersion === TERMS_VERSION}
        error={form.errors.termsVersion}
        onChange={({ currentTarget: { checked } }) => form.setFieldValue('termsVersion', checked ? TERMS_VERSION : '')}
      />
    </Form>
  )
}
