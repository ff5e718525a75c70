import type { REFUSAL_CODES } from '@riflesso/colorimetry'

/** What the colourist says and does at the chair when a service is refused. */
export const REFUSAL_ADVICE = {
  'metallic-salts':
    'Annoti nella scheda della cliente il prodotto usato a casa e la data: finché le lunghezze trattate restano, ogni ossidante è escluso anche in futuro.',
  'henna-compound':
    'Chieda la confezione dell’henné e ne legga gli ingredienti: solo la lawsonia pura, confermata dal test, riapre il discorso.',
  'broken-hair': 'Mostri alla cliente una ciocca bagnata che si spezza: è l’argomento più onesto per rimandare.',
  'scalp-lesion': 'Non provare nemmeno prodotti delicati sulla cute lesa; fissa il controllo a guarigione avvenuta.',
  allergy: 'Registri l’allergia nella scheda della cliente con la sostanza, se nota, e non esegua prove in salone.',
  'patch-test-positive': 'Registra l’esito e la data del test nella scheda e consiglia una visita dermatologica.',
  'under-16': 'Spiegalo anche al genitore: il consenso non cambia l’avvertenza riportata sulla confezione.',
  'persulfate-asthma': 'Tenga la cliente lontana dalle postazioni in cui si prepara la polvere e arieggi il locale.',
  'perm-too-recent': 'Fissa subito il nuovo appuntamento e consiglia intanto trattamenti idratanti, senza calore.',
  'bleach-too-recent': 'Fissi subito il nuovo appuntamento e programmi nell’attesa una maschera ai legami a settimana.',
  'elasticity-failed': 'Ripeta la prova di elasticità a ogni visita e riprenda il progetto solo quando è superata.',
  'strand-test-failed':
    'Conservi la ciocca in una bustina datata, con la miscela usata: è la prova da mostrare alla cliente e il confronto per il prossimo test.',
  'henna-test-first': 'Prelevi una ciocca nascosta, annoti prodotto e ora, e riveda la cliente con l’esito in mano.',
  'perm-date-needed': 'Risalga alla data con la cliente o con il salone che ha eseguito il servizio.',
  'refusal-removed': 'Chiedi di nuovo alla cliente come sta e, con il suo consenso, rifai l’analisi.',
} as const satisfies Record<(typeof REFUSAL_CODES)[number], string>
