export { actSentence } from './copy.ts'
export { countFailedSignIn, ownerOf, recordAct, salonOf } from './record-act.ts'
export { type AuditedActRow, eachAct, removeOldActs } from './repository.ts'
export { registerAudit } from './routes.ts'
