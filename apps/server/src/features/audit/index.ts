export { actSentence } from './audit-log.ts'
export { type DeletionDeps, deleteExisting, deletePermanently } from './delete-permanently.ts'
export {
  type AuditedActRow,
  countFailedSignIn,
  eachAct,
  ownerOf,
  recordAct,
  removeOldActs,
  salonOf,
} from './repository.ts'
export { registerAudit } from './routes.ts'
