import { schemaResolver, useForm } from '@mantine/form'
import { inviteBody, type Team } from '@riflesso/contract'
import { teamCopy } from '~/copy/account/team.ts'
import { paths } from '~/paths.ts'
import { Button, ButtonLink } from '~/ui/button.tsx'
import { TextField } from '~/ui/form/fields.tsx'
import { focusFirstError } from '~/ui/form/focus-first-error.ts'
import { Panel } from '~/ui/panel.tsx'
import { Notice } from '~/ui/state.tsx'
import { teamChanges, useTeamChange } from './use-team.ts'

const { invite: copy } = teamCopy

/** Invites a collaborator if a seat is free, or explains why not. */
export function TeamInvite({ team: { places, freePlaces } }: { readonly team: Team }) {
  return (
    <Panel title={copy.title} lead={copy.lead}>
      {places === 0 ? (
        <>
          <Notice tone="info" title={copy.noPlaces.title}>
            {copy.noPlaces.text}
          </Notice>
          <div className="mt-5">
            <ButtonLink to={paths.profileSubscription}>{copy.noPlaces.open}</ButtonLink>
          </div>
        </>
      ) : freePlaces === 0 ? (
        <Notice tone="info" title={copy.used.title}>
          {copy.used.text}
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
            { send: () => teamChanges.invite(email), said: copy.done(email.trim()) },
            { onSuccess: () => form.reset() },
          ),
        focusFirstError(form),
      )}
    >
      <TextField
        label={copy.email}
        type="email"
        autoComplete="off"
        key={form.key('email')}
        {...form.getInputProps('email')}
      />
      <Button type="submit" pending={change.isPending} pendingLabel={copy.pending}>
        {copy.submit}
      </Button>
    </form>
  )
}
