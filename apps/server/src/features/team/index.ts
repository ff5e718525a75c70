export { fitTeamToPlan } from './members.ts'
export { listMembers, removeOldInvitations, retirePerson } from './repository.ts'
export { registerTeam } from './routes.ts'
export { salonName } from './team-mails.ts'
