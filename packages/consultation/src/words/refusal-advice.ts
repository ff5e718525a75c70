import type { REFUSAL_CODES } from '@riflesso/colorimetry'

/** Advice for the colourist at the chair when a service is refused. */
export const REFUSAL_ADVICE = {
  'metallic-salts':
    'Annota nella scheda della cliente il prodotto usato a casa e la data: finché le lunghezze trattate restano, ogni ossidante è escluso anche in futuro.',
  'henna-compound':
    'Chiedi la confezione dell’henné e leggi gli ingredienti: solo la lawsonia pura, confermata dal test, riapre il discorso.',
  'broken-hair': 'Mostra alla cliente una ciocca bagnata che si spezza: è l’argomento più onesto per rimandare.',
  'scalp-lesion': 'Non provare nemmeno prodotti delicati sulla cute lesa; fissa il controllo a guarigione avvenuta.',
  allergy: 'Registra l’allergia nella scheda della cliente con la sostanza, se nota, e non fare prove in salone.',
  'patch-test-positive': 'Registra l’esito e la data del test nella scheda e consiglia una visita dermatologica.',
  'under-16': 'Spiegalo anche al genitore: il consenso non cambia l’avvertenza riportata sulla confezione.',
  'persulfate-asthma': 'Tieni la cliente lontana da dove si prepara la polvere e arieggia il locale.',
  'perm-too-recent': 'Fissa subito il nuovo appuntamento e consiglia intanto trattamenti idratanti, senza calore.',
  'bleach-too-recent': 'Fissa subito il nuovo appuntamento e programma nell’attesa una maschera ai legami a settimana.',
  'elasticity-failed': 'Ripeti la prova di elasticità a ogni visita e riprendi il progetto solo quando è superata.',
  'strand-test-failed':
    'Conserva la ciocca in una bustina datata, con la miscela usata: è la prova da mostrare alla cliente e il confronto per il prossimo test.',
  'henna-test-first': 'Preleva una ciocca nascosta, annota prodotto e ora, e rivedi la cliente con l’esito in mano.',
  'perm-date-needed': 'Risali alla data con la cliente o con il salone che ha eseguito il servizio.',
  'no-safe-formula':
    'Guarda radici, lunghezze e punte alla luce del giorno, correggi la lettura e rispondi alle domande.',
  'reading-first':
    'Guarda i capelli alla luce del giorno e indica il colore, oppure rifai la foto in luce piena, con i capelli che la riempiono.',
  'refusal-removed': 'Chiedi di nuovo alla cliente come sta e, con il suo consenso, rifai l’analisi.',
} as const satisfies Record<(typeof REFUSAL_CODES)[number], string>
