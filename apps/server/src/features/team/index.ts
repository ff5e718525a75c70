export { fitTeamToPlan } from './fit-team.ts'
export { registerTeam } from './routes.ts'
