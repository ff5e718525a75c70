import type {
  Aftercare,
  Appointment,
  ChairAnswer,
  ClockSection,
  ClockStep,
  Corrections,
  DeclaredDetails,
  PhaseResult,
  Plan,
  Sectioning,
  Selectors,
  SessionClock,
  SiblingQuestionId,
} from '@riflesso/colorimetry'
import type { Reading } from '@riflesso/vision'
import type { WrittenQuestion } from './words/questions.ts'

/** One product of a phase in the formula. Keys are those of the product specification. */
export type FormulaLine = {
  readonly prodotto: string
  readonly quantita_g: number | null
  readonly quantita_ml: number | null
  readonly ossidante_vol: number | null
  readonly rapporto_miscelazione: string | null
  /** Generic notation of the shade, '7.34'; absent on products that have none. */
  readonly nuance?: string | undefined
  /** A corrector on pale hair is counted in drops; absent on everything else. */
  readonly gocce?: number | undefined
}

/** Why a choice was made: the rule's id and a sentence. */
export type WrittenReason = { readonly regola: string; readonly testo: string }

export type WrittenPhase = {
  readonly titolo: string
  readonly formula: readonly FormulaLine[]
  /** Minutes, or text with a bracket part: '35 (controllare ogni 5)'. */
  readonly tempo_posa_min: number | string
  readonly istruzioni: readonly string[]
  readonly motivi: readonly WrittenReason[]
}

/** A session after today's: 'Seconda seduta, dopo quattro settimane: livello 8, 2 h 10 min', and its work. */
export type WrittenSession = { readonly titolo: string; readonly fasi_operative: readonly WrittenPhase[] }

type Worded = { readonly testo: string }

/** An answer to 'E se…?', in codes and in words. */
export type WrittenAnswer = Pick<
  ChairAnswer,
  'trouble' | 'action' | 'zones' | 'minutes' | 'lookAfter' | 'keepsPromise'
> &
  Worded & {
    readonly titolo: string
    /** Bowls that are new or whose mixture changes. */
    readonly bowls: readonly WrittenPhase[]
    readonly result: Pick<PhaseResult, 'shade' | 'level' | 'hex'>
  }

/** The result of a check of a bowl: one answer, and the plan from there on. */
export type WrittenMidService = {
  readonly answer: WrittenAnswer
  /** The rest of the session. */
  readonly fasi_operative: readonly WrittenPhase[]
  /** Sections of the rest, in minutes from its start. */
  readonly sections: WrittenClock['sections']
  /** Indices of `fasi_operative`. */
  readonly whatIf: WrittenChair['whatIf']
  readonly nextSessions: readonly WrittenSession[]
}

/** The schedule of a session. */
export type WrittenClock = Omit<SessionClock, 'steps' | 'sections'> & {
  readonly steps: readonly (ClockStep & Worded)[]
  readonly sections: readonly (ClockSection & Worded)[]
}

/** How a plan is carried out at the chair. */
export type WrittenChair = {
  readonly sessions: readonly WrittenClock[]
  readonly whatIf: readonly { readonly phase: number; readonly answers: readonly WrittenAnswer[] }[]
  readonly halfTubes: readonly { readonly phase: number; readonly righe: readonly string[] }[]
  readonly sectioning:
    | (Omit<Sectioning, 'source'> & {
        /** One sentence each. */
        readonly testi: readonly string[]
      })
    | null
  readonly aftercare: readonly (Aftercare & Worded)[]
  readonly appointments: readonly (Appointment & Worded)[]
}

export type WrittenOption = {
  readonly id: 'prudente' | 'equilibrata' | 'decisa'
  readonly titolo: string
  readonly descrizione: string
  readonly colorName: string
  readonly shade: string
  readonly hex: string
  readonly sedute: number
  readonly minuti: number
  readonly fasi_operative: readonly WrittenPhase[]
  readonly nextSessions: readonly WrittenSession[]
  /** Absent on the option that is the archived formula. */
  readonly chair?: WrittenChair | undefined
}

/** Provenance: the measurement of the photo, the rules of the trade, or an external model. */
export const DECIDERS = ['misurato', 'regola', 'modello'] as const
export type Decider = (typeof DECIDERS)[number]

/** Provenance of each part; the rules decided every part that is not listed. */
export type DecidedBy = {
  readonly colour: 'misurato' | 'regola'
  /** 'modello' if the model changed a phase; the rules have checked the change. */
  readonly formula: 'regola' | 'modello'
}

/** Contribution of an external model. */
export type ModelReview = {
  /** Why there is no answer, or why its changes were rejected; null when all of it was used. */
  readonly notice: string | null
  /** Its observations on the photos, one sentence each. */
  readonly seen: readonly string[]
  /** Phases that it changed; `reason` is null when it gave none. */
  readonly changes: readonly { readonly where: string; readonly reason: string | null }[]
}

/** The whole analysis: the fields of the product specification, and the measured and planned values. */
export type AnalysisResult = {
  readonly colorName: string
  readonly colorCode: string | readonly string[]
  readonly multiColors: readonly string[]
  readonly level: number
  readonly client: { readonly firstName: string; readonly lastName: string } | null
  readonly supplierDisplayName: 'Prodotti Generici'
  readonly formula: {
    readonly base: string
    readonly reflect1: string
    readonly reflect2: string
    readonly developer: string
    readonly time: string
    readonly procedure: string
    readonly fasi_operative: readonly WrittenPhase[]
  }
  readonly fasi_operative: readonly WrittenPhase[]
  readonly analysis: {
    readonly colorimetricAnalysis: string
    readonly technicalAssessment: string
    readonly transformationStrategy: string
    readonly riassunto: { readonly tecnica: string; readonly testo: string }
    readonly multiColors: readonly string[]
    readonly professionalAdvice: string
    readonly hairConditionAnalysis: string
    readonly riskAssessment: string
    readonly alternativeOptions: string
    readonly maintenanceAdvice: string
    readonly additionalNotes: string
    readonly fasi_operative: readonly WrittenPhase[]
  }
  readonly shade: string
  readonly levelError: number
  readonly toneShares: readonly { readonly name: string; readonly share: number }[]
  readonly conditionLabel: string
  readonly processLabel: string
  readonly totalMinutes: number
  readonly sessions: number
  readonly warnings: readonly WrittenReason[]
  readonly refusals: readonly WrittenReason[]
  readonly options: readonly WrittenOption[]
  readonly nextSessions: readonly WrittenSession[]
  readonly prima: Reading | null
  readonly dopo: Reading | null
  readonly plan: Plan
  /** The questions whose answers would change the plan most, the most decisive first. */
  readonly questions: readonly WrittenQuestion[]
  /** Inputs other than the photos: the three selectors and the details. Absent only before it is archived. */
  readonly declared?:
    | (Selectors & {
        readonly details: DeclaredDetails
        /** Questions that were open before the result and answered on it: their siblings stay. */
        readonly answeredHere?: readonly SiblingQuestionId[] | undefined
      })
    | undefined
  /** Corrections from the salon's outcomes when it was planned, used again if it is planned again. Absent without any. */
  readonly corrections?: Corrections | undefined
  /** Absent when nothing is done. */
  readonly chair?: WrittenChair | undefined
  readonly decidedBy: DecidedBy
  /** Absent when no external model was called. */
  readonly modelReview?: ModelReview | undefined
}

/** The parts of an analysis that follow from its plan. */
export type WrittenPlan = Omit<
  AnalysisResult,
  'client' | 'supplierDisplayName' | 'prima' | 'dopo' | 'questions' | 'declared' | 'corrections' | 'modelReview'
>

/** One answer about the hair, and its formula. */
export type WrittenSibling = {
  readonly id: string
  /** The answer to send; null leaves the question open. */
  readonly answer: string | null
  /** 'Colorati'. */
  readonly testo: string
  /** 'Vale per capelli già colorati in buono stato.' */
  readonly vale: string
  /** Whether the analysis is for this answer. */
  readonly isShown: boolean
  /** Without options; null for the answer that is shown. */
  readonly formula: WrittenPlan | null
}

/** A question about the hair that was not answered before the analysis, with the formula of each answer. */
export type SiblingQuestion = {
  readonly id: SiblingQuestionId
  readonly risposte: readonly WrittenSibling[]
}
