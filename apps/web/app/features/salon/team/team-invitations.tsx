import type { TeamInvitation } from '@riflesso/contract'
import { teamCopy } from '~/copy/account/team.ts'
import { longDate } from '~/format/dates.ts'
import { Button, Chip } from '~/ui/button.tsx'
import { Panel } from '~/ui/panel.tsx'
import { Row, Rows } from '~/ui/rows.tsx'
import { teamChanges, useTeamChange } from './use-team.ts'

const { invitations: copy, invite } = teamCopy

/** Pending invitations. */
export function TeamInvitations({ invitations }: { readonly invitations: readonly TeamInvitation[] }) {
  const change = useTeamChange()
  return (
    <Panel title={copy.title}>
      <Rows label={copy.title}>
        {invitations.map(({ id, email, expired, expiresAt }) => (
          <Row
            key={id}
            name={
              <>
                {email} {expired ? <Chip tone="copper">{copy.expired}</Chip> : null}
              </>
            }
            lines={expired ? [] : [copy.until(longDate(new Date(expiresAt)))]}
          >
            <Button
              look="secondary"
              size="sm"
              disabled={change.isPending}
              aria-label={copy.resendLabel(email)}
              onClick={() => change.mutate({ send: () => teamChanges.resend(id), said: invite.done(email) })}
            >
              {copy.resend}
            </Button>
            <Button
              look="plain"
              size="sm"
              disabled={change.isPending}
              aria-label={copy.withdrawLabel(email)}
              onClick={() => change.mutate({ send: () => teamChanges.withdraw(id), said: copy.withdrawn })}
            >
              {copy.withdraw}
            </Button>
          </Row>
        ))}
      </Rows>
    </Panel>
  )
}
