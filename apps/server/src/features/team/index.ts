export { findSalonName } from './find-salon-name.ts'
export { fitTeamToPlan } from './members.ts'
export { listMembers, removeOldInvitations, retirePerson } from './repository.ts'
export { registerTeam } from './routes.ts'
