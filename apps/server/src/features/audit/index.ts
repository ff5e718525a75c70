export { actSentence } from './copy.ts'
export { countFailedSignIn, ownerOf, recordAct, salonOf } from './record-repository.ts'
export { type AuditedActRow, eachAct, removeOldActs } from './repository.ts'
export { registerAudit } from './routes.ts'
