import type { BillingCycle, PaidPlan, PlanChoice } from '@riflesso/contract'

const NAMES: Readonly<Record<PaidPlan, string>> = { basic: 'Basic', pro: 'Pro' }

const CYCLES: Readonly<Record<BillingCycle, string>> = { monthly: 'mensile', yearly: 'annuale' }

const planOf = ({ planType, billingCycle }: PlanChoice) => `${NAMES[planType]} ${CYCLES[billingCycle]}`

/** The product owner's sentence, shown at the cancellation and until the plan ends. */
const CANCELLED = 'Il tuo abbonamento è stato cancellato e scadrà alla fine del periodo di fatturazione corrente.'

/** Messages of the answers about a subscription. */
export const billingWords = {
  active: (plan: PaidPlan) => `Il piano ${NAMES[plan]} è attivo.`,
  alreadyActive: 'Questo piano è già attivo.',
  confirm: 'Conferma il pagamento per attivare il piano.',
  payFirst: 'C’è un pagamento in sospeso: completalo per riattivare il piano.',
  cancelled: CANCELLED,
  refunded: 'Abbiamo chiesto il rimborso di quanto pagato: arriva sulla carta in qualche giorno. Il piano è terminato.',
  resumed: 'L’abbonamento continua: si rinnoverà alla scadenza.',
  invoice: {
    plan: (choice: PlanChoice) => `Abbonamento Riflesso ${planOf(choice)}`,
    unused: (choice: PlanChoice) => `Credito per i giorni non goduti dell'abbonamento ${planOf(choice)}`,
    credit: 'Credito o sconto',
    part: 'Rimborso parziale',
  },
  status: {
    active: 'Il tuo abbonamento è attivo.',
    ending: CANCELLED,
    trialing: 'Il tuo abbonamento è nel periodo di prova.',
    past_due:
      'Il pagamento del tuo abbonamento è scaduto. Aggiorna il metodo di pagamento per continuare a utilizzare i servizi.',
    incomplete: 'Il tuo abbonamento è incompleto. Completa il pagamento per attivare tutti i servizi.',
    canceled: 'Il tuo abbonamento è terminato.',
    none: 'Non hai un abbonamento attivo',
  },
} as const
