import type { Team, TeamMember } from '@riflesso/contract'
import { useState } from 'react'
import { teamCopy } from '~/copy/account/team.ts'
import { longDate } from '~/format/dates.ts'
import { personName } from '~/format/person-name.ts'
import { Button, Chip } from '~/ui/button.tsx'
import { ConfirmDialog } from '~/ui/dialog/confirm-dialog.tsx'
import { Panel } from '~/ui/panel.tsx'
import { Row, Rows } from '~/ui/rows.tsx'
import { Notice } from '~/ui/state.tsx'
import { teamChanges, useTeamChange } from './use-team.ts'

const { members: copy } = teamCopy

const nameOf = (member: TeamMember) => personName(member.firstName, member.lastName) ?? member.email

/** Collaborators and seats. */
export function TeamMembers({ team: { members, places } }: { readonly team: Team }) {
  const [leaving, setLeaving] = useState<TeamMember | null>(null)
  const [asking, setAsking] = useState(false)
  const change = useTeamChange()
  return (
    <Panel
      title={copy.title}
      lead={copy.lead}
      aside={<Chip tone={members.length > places ? 'copper' : 'quiet'}>{copy.places(members.length, places)}</Chip>}
    >
      {members.some(({ suspended }) => suspended) ? (
        <div className="mb-5">
          <Notice tone="warning" title={copy.someSuspended.title}>
            {copy.someSuspended.text}
          </Notice>
        </div>
      ) : null}
      {members.length === 0 ? (
        <p className="text-muted text-sm">{copy.empty}</p>
      ) : (
        <Rows label={copy.title}>
          {members.map((member) => (
            <Row
              key={member.id}
              name={
                <>
                  {nameOf(member)} {member.suspended ? <Chip tone="copper">{copy.suspended}</Chip> : null}
                </>
              }
              lines={[member.email, copy.joined(longDate(new Date(member.joinedAt)))]}
            >
              <Button
                look="secondary"
                size="sm"
                aria-label={copy.removeLabel(nameOf(member))}
                onClick={() => {
                  setLeaving(member)
                  setAsking(true)
                }}
              >
                {copy.remove}
              </Button>
            </Row>
          ))}
        </Rows>
      )}
      <ConfirmDialog
        {...copy.removal}
        opened={asking}
        title={copy.removal.title(leaving ? nameOf(leaving) : '')}
        isPending={change.isPending}
        onYes={() =>
          leaving &&
          change.mutate(
            { send: () => teamChanges.remove(leaving.id), said: copy.removal.done },
            { onSettled: () => setAsking(false) },
          )
        }
        onClose={() => setAsking(false)}
      />
    </Panel>
  )
}
