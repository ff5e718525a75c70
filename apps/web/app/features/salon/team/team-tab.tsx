import { Loaded } from '~/ui/state/loaded.tsx'
import { TeamInvitations } from './team-invitations.tsx'
import { TeamInvite } from './team-invite.tsx'
import { TeamMembers } from './team-members.tsx'
import { useTeam } from './use-team.ts'

/** Collaborators, invitations and seats. */
export function TeamTab() {
  return (
    <Loaded query={useTeam()} height="20rem">
      {(team) => (
        <div className="grid gap-5">
          <TeamMembers team={team} />
          <TeamInvite team={team} />
          {team.invitations.length === 0 ? null : <TeamInvitations invitations={team.invitations} />}
        </div>
      )}
    </Loaded>
  )
}
