import type { DecidingQuestion, QuestionId } from '@riflesso/colorimetry'
import type { WrittenQuestion } from '../analysis-result.ts'
import { counted } from '../italian.ts'

const WORDS: Readonly<
  Record<QuestionId, { readonly asked: string; readonly answers: Readonly<Record<string, string>> }>
> = {
  hairType: {
    asked: 'Che capelli sono?',
    answers: {
      naturale: 'Naturali',
      colorati: 'Colorati',
      meches: 'Con mèches',
      decolorati: 'Decolorati',
      permanentati: 'Permanentati',
    },
  },
  condition: {
    asked: 'In che stato sono?',
    answers: { ottimo: 'Ottimo', buono: 'Buono', discreto: 'Discreto', mediocre: 'Mediocre', rovinato: 'Rovinati' },
  },
  regrowthCm: { asked: 'C’è ricrescita?', answers: { '0': 'No', '1': 'Circa 1 cm', '3': '3 cm o più' } },
  endsDarker: {
    asked: 'Le punte sono più scure delle lunghezze?',
    answers: { false: 'No, è ombra', true: 'Sì, sono più scure' },
  },
  endsCondition: {
    asked: 'E le punte?',
    answers: { ottimo: 'Come il resto', discreto: 'Più porose', rovinato: 'Rovinate' },
  },
  whiteShare: {
    asked: 'Ci sono bianchi?',
    answers: { '0': 'No', '0.2': 'Pochi, 20%', '0.4': 'Quasi metà', '0.7': 'Molti, 70%' },
  },
  whiteWish: {
    asked: 'Che cosa si vuole dei bianchi?',
    answers: { coprire: 'Coprire', sfumare: 'Sfumare', velare: 'Velare', lasciare: 'Lasciare' },
  },
  whiteGlassy: { asked: 'I bianchi sono vetrosi?', answers: { false: 'No', true: 'Sì, prendono poco colore' } },
  colourLayers: {
    asked: 'Quanto colore c’è sulle lunghezze?',
    answers: {
      nessuno: 'Nessuno',
      uno: 'Uno o due strati',
      'tre-o-piu': 'Tre o più, nero o rosso',
      'da-anni': 'Scuro da anni',
    },
  },
  henna: { asked: 'Henné?', answers: { no: 'Mai', pura: 'Puro (lawsonia)', composta: 'Composto' } },
  metallicSalts: { asked: 'Tinte con sali metallici?', answers: { false: 'No', true: 'Sì' } },
  weeksSinceBleach: {
    asked: 'Quando l’ultima decolorazione?',
    answers: { '2': 'Due settimane fa', '8': 'Due mesi fa', '26': 'Sei mesi fa o più' },
  },
  weeksSincePerm: {
    asked: 'Quando l’ultima permanente, stiratura o cheratina?',
    answers: { '1': 'Una settimana fa', '3': 'Tre settimane fa', '12': 'Mai, o da più di tre mesi' },
  },
  castCause: {
    asked: 'Da dove viene il riflesso da togliere?',
    answers: {
      acqua: 'Acqua o piscina',
      tinta: 'Da una tinta',
      tonalizzante: 'Da un tonalizzante',
      diretto: 'Da un colore diretto',
    },
  },
  directColour: { asked: 'Il rosso è un colore diretto?', answers: { false: 'No, una tinta', true: 'Sì' } },
  withoutPowder: { asked: 'Si può decolorare?', answers: { false: 'Sì', true: 'No, senza decolorare' } },
  withoutAmmonia: { asked: 'Va bene l’ammoniaca?', answers: { false: 'Sì', true: 'No, senza ammoniaca' } },
  lastResult: {
    asked: 'Com’è venuto l’ultimo colore?',
    answers: {
      bene: 'Bene',
      caldo: 'Troppo caldo',
      sbiadito: 'È sbiadito presto',
      trasparente: 'I bianchi sono rimasti trasparenti',
    },
  },
  removerUsed: { asked: 'Decapante riduttivo dopo l’ultimo colore?', answers: { false: 'No', true: 'Sì' } },
  daysSinceToner: {
    asked: 'Quando è stato tonalizzato?',
    answers: { '3': 'Pochi giorni fa', '14': 'Due settimane fa', '60': 'Mai, o da due mesi' },
  },
  lowlightLevels: {
    asked: 'Anche ciocche più scure?',
    answers: { '0': 'No', '2': 'Sì, due livelli', '3': 'Sì, tre livelli' },
  },
  lowlightTone: {
    asked: 'Che riflesso nelle ciocche scure?',
    answers: { NATURALE: 'Naturale', DORATO: 'Dorato', RAME: 'Ramato' },
  },
  fibre: { asked: 'Com’è la fibra?', answers: { fine: 'Fine', media: 'Media', grossa: 'Grossa' } },
  elasticity: { asked: 'Prova di elasticità?', answers: { superato: 'Superata', fallito: 'Non superata' } },
}

/** An answer to a question: 'Colorati'. */
export const answerInWords = (question: QuestionId, answer: string): string => WORDS[question].answers[answer] ?? ''

const DONE: ReadonlySet<string> = new Set(['OK', 'MULTI', 'MULTI_ZONE', 'ALTERNATIVE'])

const effectOf = ({ outcome, sessions, shade, usesPowder }: DecidingQuestion['answers'][number]): string => {
  if (outcome === 'TEST_FIRST') return 'prima un test'
  if (!DONE.has(outcome)) return 'non si procede'
  return `${shade} in ${counted(sessions, 'seduta', 'sedute')}${usesPowder ? ', con polvere' : ''}`
}

/** The deciding questions in words, each answer with its plan. Source: `decidingQuestions`. */
export const writeQuestions = (questions: readonly DecidingQuestion[]): readonly WrittenQuestion[] =>
  questions.map(({ question, answers }) => {
    const effects = answers.map(effectOf)
    const isSame = effects.every((effect) => effect === effects[0])
    return {
      id: question,
      domanda: WORDS[question].asked,
      risposte: answers.map(({ answer }, index) => ({
        id: answer,
        testo: answerInWords(question, answer),
        effetto: isSame ? '' : (effects[index] ?? ''),
      })),
    }
  })
