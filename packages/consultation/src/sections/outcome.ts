import type { Plan } from '@riflesso/colorimetry'
import { counted, duration, listed } from '../italian.ts'
import { weeksBetween } from './sessions.ts'

/** What can be done, in one sentence: the verdict of the assessment. */
export function verdict(plan: Plan): string {
  switch (plan.outcome) {
    case 'OK':
      return `Il lavoro si esegue in una sola seduta di ${duration(plan.totalMinutes)}.`
    case 'MULTI_ZONE':
      return `Il lavoro si esegue in una sola seduta di ${duration(plan.totalMinutes)}, con miscele diverse zona per zona.`
    case 'MULTI':
      return `L’obiettivo si raggiunge in ${counted(plan.sessions.length, 'seduta', 'sedute')}, a distanza di almeno ${listed(weeksBetween(plan), 'o')} l’una dall’altra: in un solo giorno la fibra non lo consente.`
    case 'ALTERNATIVE':
      return plan.expected.shade === plan.goal.shade
        ? 'L’obiettivo così com’è non si raggiunge in sicurezza su tutta la chioma: una zona si ferma prima.'
        : `L’obiettivo così com’è non si raggiunge in sicurezza: la proposta è un ${plan.expected.shade}.`
    case 'TEST_FIRST':
      return 'Prima di decidere occorre l’esito dei test: oggi non si applica alcun prodotto colorante.'
    case 'REFUSE_TODAY':
      return 'Il servizio va rinviato: oggi non è eseguibile.'
    case 'REFUSE':
      return 'SERVIZIO NON ESEGUIBILE nelle condizioni dichiarate.'
  }
}

/** Nothing is done today. */
export const isRefused = ({ outcome }: Plan): boolean =>
  outcome === 'REFUSE' || outcome === 'REFUSE_TODAY' || outcome === 'TEST_FIRST'
