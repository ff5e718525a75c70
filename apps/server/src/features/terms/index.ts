export { CURRENT_TERMS, hasAcceptedTerms, recordAcceptance } from './repository.ts'
export { registerTerms } from './routes.ts'
