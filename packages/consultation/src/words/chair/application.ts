import type { ApplicationCode, Zone } from '@riflesso/colorimetry'
import { onZones } from '../zones.ts'

/** One instruction for each code, in the infinitive of technical sheets. */
const SENTENCES = {
  'clarify-first': 'Lavare prima con shampoo chiarificante, senza maschera, e tamponare.',
  'wash-first': 'Lavare prima con uno shampoo delicato, per togliere i prodotti di piega.',
  'damp-hair': 'Lavorare su capelli umidi, ben tamponati.',
  'dry-hair': 'Lavorare su capelli asciutti.',
  'all-at-once': 'Applicare su radici, lunghezze e punte nella stessa passata.',
  'roots-first': 'Cominciare dalle radici, poi scendere su lunghezze e punte.',
  'roots-only': 'Applicare solo sulla ricrescita, senza sovrapporsi al colore esistente.',
  'lengths-first-roots-last':
    'Cominciare da lunghezze e punte lasciando liberi 2 cm alla radice; dopo circa metà del tempo completare le radici, e da lì contare il tempo intero.',
  'short-at-once': 'Su un taglio corto si stende tutto insieme.',
  'lengths-only': 'Applicare su lunghezze e punte senza toccare le radici.',
  'on-lights': 'Applicare soltanto sulle ciocche schiarite.',
  'lengths-last-minutes': 'Applicare negli ultimi minuti di posa della radice, per risciacquare tutto insieme.',
  'roots-last':
    'Applicare dopo lunghezze e punte, al minuto dell’orologio: vicino alla cute si schiarisce più in fretta.',
  'densest-white-first': 'Cominciare dove il bianco è più fitto: tempie e attaccatura.',
  'white-front-first': 'Cominciare davanti, dove il bianco è più fitto, e lasciare la nuca per ultima.',
  'white-sides-first': 'Cominciare dai lati e dalle tempie, dove il bianco è più fitto.',
  'white-nape-first': 'Cominciare dalla nuca, dove il bianco è più fitto.',
  'darkest-zone-first': 'Partire dalla zona più scura e resistente, di solito la nuca.',
  'dark-ends-first': 'Stendere prima sulle punte, più scure del resto.',
  'brassiest-zone-first': 'Cominciare dalla zona più gialla o aranciata.',
  'porous-ends-last': 'Lasciare per ultime le punte porose, che assorbono in fretta.',
  'two-bands': 'Dividere la ricrescita in due fasce: prima oltre il primo centimetro, poi la radice.',
  'protect-lightened': 'Proteggere i capelli già chiari con crema o cotone.',
  'off-scalp': 'Tenere la miscela a un centimetro dalla cute.',
  'in-foil': 'Chiudere ogni ciocca in stagnola.',
  'short-without-foil': 'Su un taglio di pochi centimetri, senza stagnola.',
  'open-air': 'Lavorare all’aria o sotto pellicola, mantenendo umido il prodotto.',
  'freehand-v': 'Stendere a mano libera con pennellate a V.',
  'diagonal-sections': 'Suddividere in sezioni diagonali.',
  'horizontal-sections': 'Suddividere in sezioni orizzontali.',
  'wide-slices': 'Prelevare fette larghe da 12 a 25 mm.',
  'thin-slices': 'Prelevare cartine piatte e sottili, da 1 a 3 mm.',
  'weave-foils': 'Prelevare cartine intrecciate da 3 a 8 mm, una stagnola alla volta.',
  'top-and-sides': 'Lavorare solo sulla calotta e sui lati, lasciando la nuca naturale.',
  'under-layer': 'Isolare lo strato sotto la riga e lavorare solo su quello.',
  'face-frame': 'Isolare le ciocche del contorno viso e lavorare solo su quelle.',
  'straight-line': 'Tracciare un confine netto, senza sfumarlo.',
  'micro-weave': 'Intrecciare fili sottilissimi, da 1 a 3 mm.',
  'tease-sections': 'Cotonare ogni sezione al confine della schiaritura.',
  'blow-out-short-hair': 'Allontanare i capelli corti dalla sezione con aria fredda.',
  'film-strip': 'Appoggiare ogni sezione su una striscia di pellicola trasparente.',
  'curl-by-curl': 'Dipingere riccio per riccio, su capelli asciutti e in piega.',
  'jagged-band': 'Isolare una fascia orizzontale dai bordi irregolari.',
  'progressive-strength': 'Usare una miscela più leggera in alto e più forte verso le punte.',
  'lowlights-between': 'Inserire ciocche calde più scure fra quelle chiare.',
  'face-light': 'Chiudere con un punto luce sul contorno viso.',
  'melt-zones': 'Fondere con pennello o mani il punto in cui le nuance si incontrano.',
  'comb-down': 'Pettinare la nuance verso il basso per 2-5 cm.',
  'fresh-bowls': 'Preparare ciotole piccole, da 20-30 g, e rinnovarle ogni 30 minuti.',
  'check-strand': 'Guardare una ciocca agli intervalli indicati e fermarsi al livello o al riflesso voluto.',
  'repeat-if-needed': 'Ripetere il passaggio se non basta, al massimo tre volte.',
  'repeat-once': 'Ripetere il lavaggio una volta, se non basta.',
  'blot-do-not-rinse': 'Tamponare senza risciacquare e proseguire con la fase successiva.',
  'wipe-do-not-rinse': 'Asportare l’eccesso senza risciacquare e proseguire con la fase successiva.',
  'saturate-strands': 'Stendere ciocca per ciocca, con guanti e pennello, fino a saturare bene la fibra.',
  emulsify: 'Emulsionare con acqua tiepida per 1-2 minuti.',
  rinse: 'Risciacquare finché l’acqua è limpida.',
  'rinse-cool': 'Risciacquare con acqua fresca finché è quasi limpida, senza shampoo.',
  'rinse-long': 'Risciacquare a lungo, da 5 a 10 minuti: un residuo farebbe riossidare il pigmento.',
  'shampoo-acid': 'Lavare con shampoo a pH 4,5-5,5.',
  'bond-step-two': 'Applicare la seconda fase del protettore dei legami.',
  'acid-mask': 'Stendere la maschera acida.',
  'dry-gently': 'Asciugare con aria tiepida, senza tirare.',
  'level-check': 'Asciugare una ciocca e verificare il livello.',
} as const satisfies Record<Exclude<ApplicationCode, 'zone-only'>, string>

/** The instruction for a code of a bowl on these zones; `isBeside` = another bowl works at the same time on the others. */
export function applicationSentence(code: ApplicationCode, zones: readonly Zone[], isBeside: boolean): string {
  if (code !== 'zone-only') return SENTENCES[code]
  return `Applicare soltanto ${onZones(zones)}${isBeside ? ', fermandosi dove comincia l’altra miscela' : ''}.`
}

/** Instruction of a bowl that processes together with the next one; powder at its level is removed immediately nevertheless. */
export const RINSED_TOGETHER = {
  colour: 'Si risciacqua insieme alla fase successiva.',
  powder: 'Si risciacqua insieme alla fase successiva: se il livello è raggiunto prima, asportare solo l’eccesso.',
} as const
