export { fitTeamToPlan } from './fit-team.ts'
export { removeOldInvitations } from './old-invitations.ts'
export { listMembers, retirePerson } from './repository.ts'
export { registerTeam } from './routes.ts'
