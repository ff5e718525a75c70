import { readInvitation } from '@riflesso/contract'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { messageOf } from '~/api/api-error.ts'
import { queryOf } from '~/api/client.ts'
import { teamCopy } from '~/copy/account/team.ts'
import { paths } from '~/paths.ts'
import { ButtonLink } from '~/ui/button.tsx'
import { Heading } from '~/ui/heading.tsx'
import { Notice, Skeleton } from '~/ui/state.tsx'
import { AcceptForm } from './accept-form.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { useSession } from './session/current-user.ts'

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
