export type { EndSubscription } from './delete-account.ts'
export { removeOldExports } from './export/routes.ts'
export { deleteOverdue } from './retention.ts'
export { registerPrivacy } from './routes.ts'
