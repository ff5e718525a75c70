export * from './model/measured-hair.ts'
export * from './model/plan.ts'
export * from './model/situation.ts'
export * from './model/vocabulary.ts'
