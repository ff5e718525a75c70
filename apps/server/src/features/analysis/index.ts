export type { AnalysisDeps } from './analyze.ts'
export type { AnalysisEngine, EngineInput } from './engines/engine.ts'
export { localEngine } from './engines/local.ts'
export { registerAnalysis } from './routes.ts'
