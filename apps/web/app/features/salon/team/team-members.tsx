import { schemaResolver, useForm } from '@mantine/form'
import { inviteBody, type Team, type TeamMember } from '@riflesso/contract'
import { useState } from 'react'
import { teamCopy } from '~/copy/account/team.ts'
import { longDate } from '~/format/dates.ts'
import { personName } from '~/format/person-name.ts'
import { paths } from '~/paths.ts'
import { Button, ButtonLink, Chip } from '~/ui/button.tsx'
import { ConfirmDialog } from '~/ui/dialog/confirm-dialog.tsx'
import { TextField } from '~/ui/form/fields.tsx'
import { focusFirstError } from '~/ui/form/focus-first-error.ts'
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

const { invite: teamInviteCopy } = teamCopy

/** Invites a collaborator if a seat is free, or explains why not. */
export function TeamInvite({ team: { places, freePlaces } }: { readonly team: Team }) {
  return (
    <Panel title={teamInviteCopy.title} lead={teamInviteCopy.lead}>
      {places === 0 ? (
        <>
          <Notice tone="info" title={teamInviteCopy.noPlaces.title}>
            {teamInviteCopy.noPlaces.text}
          </Notice>
          <div className="mt-5">
            <ButtonLink to={paths.profileSubscription}>{teamInviteCopy.noPlaces.open}</ButtonLink>
          </div>
        </>
      ) : freePlaces === 0 ? (
        <Notice tone="info" title={teamInviteCopy.used.title}>
          {teamInviteCopy.used.text}
        </Notice>
      ) : (
        <InviteForm />
      )}
    </Panel>
  )
}

function InviteForm() {
  const change = useTeamChange()
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '' },
    validate: schemaResolver(inviteBody, { sync: true }),
  })
  return (
    <form
      className="grid items-start gap-3.5 sm:grid-cols-[minmax(0,1fr)_auto] sm:[&>:last-child]:mt-7.75"
      noValidate
      onSubmit={form.onSubmit(
        ({ email }) =>
          change.mutate(
            { send: () => teamChanges.invite(email), said: teamInviteCopy.done(email.trim()) },
            { onSuccess: () => form.reset() },
          ),
        focusFirstError(form),
      )}
    >
      <TextField
        label={teamInviteCopy.email}
        type="email"
        autoComplete="off"
        key={form.key('email')}
        {...form.getInputProps('email')}
      />
      <Button type="submit" pending={change.isPending} pendingLabel={teamInviteCopy.pending}>
        {teamInviteCopy.submit}
      </Button>
    </form>
  )
}
