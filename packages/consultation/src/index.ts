export * from './analysis-result.ts'
