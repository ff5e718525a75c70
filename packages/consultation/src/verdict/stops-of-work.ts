import type { Plan, Reason, ReasonCode } from '@riflesso/colorimetry'
import { capitalised } from '../italian.ts'
import { number, type Sentence, word } from '../words/reasons/values.ts'

/** Tests before the first bowl, in a few words. */
const TESTS: Partial<Record<ReasonCode, Sentence>> = {
  'patch-test-pending': (v) => `test di sensibilità ${number(v, 'hours')} ore prima, negativo`,
  'patch-test-expired': () => 'test di sensibilità da ripetere, 48 ore prima',
  'patch-test-due': (v) => `test di sensibilità da ripetere, ${number(v, 'hours')} ore prima`,
  'patch-test-too-fresh': () => 'test di sensibilità da leggere dopo 48 ore',
  'strand-test-first': (v) =>
    ['powder', 'colour'].includes(word(v, 'bowl'))
      ? `prova su ciocca, ${number(v, 'minutes')} minuti`
      : 'prova su ciocca',
}

/** Answers to ask for before the first product is opened, by path of the situation: after 'chiedi di'. */
const ASKED_IN_SHORT: Readonly<Record<string, string>> = {
  'details.history.henna': 'henné',
  'details.history.metallicSalts': 'sali metallici',
  'details.history.weeksSincePerm': 'permanente o stiratura',
  'details.history.weeksSinceBleach': 'ultima decolorazione',
  'details.safety.under16': 'età',
  'details.safety.allergy': 'allergie',
  'details.safety.scalp': 'cute',
  'details.safety.elasticity': 'elasticità',
  'details.safety.persulfateAsthma': 'asma',
}

/** Questions before the first bowl, in a few words. */
const QUESTIONS: Partial<Record<ReasonCode, Sentence>> = {
  'health-removed': () => 'allergie, cute, gravidanza, asma',
  'safety-questions': (v) =>
    word(v, 'asked')
      .split(' ')
      .flatMap((path) => ASKED_IN_SHORT[path] ?? [])
      .join(', '),
}

/**
 * What stops the work until it is done, in at most two short lines: the tests, and the questions. The warnings have the whole
 * sentences.
 */
export function stopsOfWork({ warnings }: Pick<Plan, 'warnings'>): readonly string[] {
  const tests = said(warnings, TESTS)
  const questions = said(warnings, QUESTIONS)
  return [
    ...(tests.length === 0 ? [] : [`${capitalised(tests.join('; '))}.`]),
    ...(questions.length === 0 ? [] : [`Prima di iniziare chiedi di ${questions.join(', ')}.`]),
  ]
}

const said = (warnings: readonly Reason[], words: Partial<Record<ReasonCode, Sentence>>): string[] =>
  warnings.flatMap(({ code, values }) => words[code]?.(values) ?? [])
