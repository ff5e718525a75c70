import { revertEmailChange } from '@riflesso/contract'
import { useMutation } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { messageOf } from '~/api/api-error.ts'
import { call } from '~/api/client.ts'
import { authCopy } from '~/copy/account/auth.ts'
import { paths } from '~/paths.ts'
import { Button, ButtonLink } from '~/ui/button.tsx'
import { Heading } from '~/ui/heading.tsx'
import { Notice } from '~/ui/state.tsx'
import { AuthFrame } from './auth-frame.tsx'

const { revert: copy } = authCopy

/**
 * Target of the link in the mail about a changed address. The token is in the URL fragment. Restoring needs a click, because
 * mail scanners also open links.
 */
export function RevertPage() {
  const { hash } = useLocation()
  const token = hash.slice(1)
  const request = useMutation({ mutationFn: () => call(revertEmailChange, { body: { token } }) })
  const { title, lead } = request.isSuccess ? copy.done : token === '' ? copy.incomplete : copy
  return (
    <AuthFrame>
      <div className="grid gap-2" role="status">
        <Heading level={1}>{title}</Heading>
        <p className="text-muted text-base leading-normal">{lead}</p>
      </div>
      {request.isError ? <Notice tone="danger">{messageOf(request.error)}</Notice> : null}
      {request.isSuccess || token === '' ? (
        <ButtonLink to={paths.auth}>{copy.toLogin}</ButtonLink>
      ) : (
        <Button pending={request.isPending} pendingLabel={copy.pending} onClick={() => request.mutate()}>
          {copy.submit}
        </Button>
      )}
    </AuthFrame>
  )
}
