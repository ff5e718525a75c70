export type { EndSubscription } from './delete-account.ts'
export { removeOldExports } from './export/routes.ts'
export { deleteOverduePhotos } from './retention.ts'
export { registerPrivacy } from './routes.ts'
