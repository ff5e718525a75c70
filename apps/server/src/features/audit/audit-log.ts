import type { AuditedAct } from '@riflesso/contract'
import type { Deps } from '#platform/deps'
import { type AuditedActRow, listActs } from './repository.ts'

const SENTENCES = {
  'signed-in': 'Accesso',
  'sign-in-failed': 'Accesso non riuscito',
  'second-factor-on': 'Accesso in due passaggi attivato',
  'second-factor-off': 'Accesso in due passaggi disattivato',
  'recovery-codes-renewed': 'Nuovi codici di recupero',
  'recovery-code-used': 'Accesso con un codice di recupero',
  'password-changed': 'Password cambiata',
  'email-changed': 'Indirizzo email cambiato',
  'data-exported': 'Esportazione di tutti i dati',
  'client-exported': 'Esportazione dei dati di un cliente',
  'client-list-exported': 'Esportazione dell’elenco clienti',
  'analysis-deleted': 'Analisi eliminata',
  'outcome-deleted': 'Esito di un’analisi eliminato',
  'pact-deleted': 'Patto eliminato',
  'paper-card-deleted': 'Scheda di carta eliminata',
  'previsit-deleted': 'Risposte prima della visita eliminate',
  'client-deleted': 'Cliente eliminato',
  'clients-merged': 'Schede di due clienti unite',
  'clients-imported': 'Importazione di un elenco clienti',
  'consent-withdrawn': 'Consenso di un cliente revocato',
  'sensitivity-test-changed': 'Esito di un test di sensibilità corretto',
  'scalp-reopened': 'Cute segnata a posto dopo una bruciatura',
  'sensitivity-test-deleted': 'Test di sensibilità eliminato',
  'collaborator-invited': 'Invito a un collaboratore',
  'invitation-withdrawn': 'Invito ritirato',
  'collaborator-joined': 'Un collaboratore è entrato nel team',
  'collaborator-removed': 'Collaboratore rimosso dal team',
  'collaborator-left': 'Un collaboratore ha eliminato il proprio account',
  'plan-changed': 'Piano cambiato',
  'subscription-cancelled': 'Abbonamento cancellato',
  'subscription-resumed': 'Abbonamento ripreso',
  'refund-asked': 'Rimborso richiesto',
  'photo-retention-changed': 'Durata di conservazione delle foto cambiata',
  'outside-model-allowed': 'Invio delle foto a un modello esterno consentito',
  'outside-model-forbidden': 'Invio delle foto a un modello esterno vietato',
  'learning-on': 'Correzione dagli esiti attivata',
  'learning-off': 'Correzione dagli esiti disattivata',
  'learning-reset': 'Correzione dagli esiti azzerata',
} satisfies Record<AuditedAct, string>

/** The text of an audit event for the owner of the salon. */
export function actSentence({ act, plan, times }: Pick<AuditedActRow, 'act' | 'plan' | 'times'>): string {
  if (times > 1) return `${SENTENCES[act]}: ${times} volte in un’ora`
  return plan === null ? SENTENCES[act] : `${SENTENCES[act]}: ${plan.toUpperCase()}`
}

/** The newest audit events of a salon, newest first, as shown to its owner. */
export async function readAuditLog({ db }: Pick<Deps, 'db'>, salonId: string, limit: number) {
  const rows = await listActs(db, salonId, limit)
  return rows.map(({ id, act, at, author, ...row }) => {
    const text = actSentence({ act, ...row })
    return { id, act, text, at: at.toISOString(), author }
  })
}
