import type { CHOICE_CODES } from '@riflesso/colorimetry'
import { beforeNumber, capitalised, counted, decimal, listed } from '../../italian.ts'
import { directInWords } from '../colour/direct-colours.ts'
import { counterPigments, exposedPigment } from '../colour/pigments.ts'
import {
  FIBRE_CONDITION_WORDS,
  HAIR_CONDITION_WORDS,
  HISTORY_WORDS_OF_ENDS,
  HISTORY_WORDS_PLURAL,
  SCALP_WORDS,
} from '../reading/declared.ts'
import { techniqueName } from '../techniques.ts'
import { LIMIT_SENTENCES } from './limits.ts'
import {
  amount,
  declared,
  fraction,
  levels,
  number,
  place,
  type Sentence,
  share,
  tone,
  WHITE_PLACES_IN_WORDS,
  white,
  word,
  worded,
} from './values.ts'

/** Appearance of an old direct colour by canonical tone. */
const OLD_DIRECT_WORDS = {
  IRISE: 'viola o blu',
  CENERE: 'blu petrolio o turchese',
  VERDE: 'verde',
  MOGANO: 'magenta o rosa',
  ROSSO: 'rosso',
} as const

/** White hair under a bowl that was not mixed for it. */
const TAKING_WHITE = {
  partly: 'prendono il colore solo in parte, finché non dici che cosa se ne vuole',
  mostly: 'prendono il colore con gli altri, anche se la miscela non è pensata per loro',
  natural: 'prendono il colore con gli altri, da una miscela tutta naturale',
  prepared: 'prendono il colore con gli altri, da una miscela per metà naturale',
} as const

/** What a refresh does to the root. */
const REFRESHED_ROOTS = {
  left: 'la radice resta com’è',
  toned: 'la ricrescita, dove c’è, prende il riflesso e resta al suo livello',
  coloured: 'la ricrescita, dove c’è, va allo stesso colore',
} as const

/** What waits until the wish is confirmed. */
const CONFIRMED_BEFORE = {
  powder: 'confermalo prima di decolorare',
  lift: 'confermalo prima di schiarire',
  darken: 'confermalo prima di scurire',
  reached: 'sembra il colore di adesso, ma confermalo prima di dirlo',
} as const

/** Bowls by the deviation of their results. */
const LEARNT_FAMILIES = {
  natural: 'i naturali',
  warm: 'i toni caldi',
  cool: 'i toni freddi',
  lightener: 'gli schiarimenti',
} as const

const takenMore: Sentence = (v) =>
  word(v, 'from') === 'client'
    ? `Su questa cliente ${worded(v, 'family', LEARNT_FAMILIES)} hanno preso di più`
    : `In questo salone ${worded(v, 'family', LEARNT_FAMILIES)} prendono di più`

/** What would bring the result nearer to the wish, after a colon; empty if nothing is missing. */
const MENDS = {
  powder: ': il colore da solo non schiarisce di più, per arrivarci serve la polvere',
  visit: ': per arrivarci serve un’altra seduta',
  fibre: ': per arrivarci la fibra deve prima riprendersi',
  white: ': una nuance più chiara non coprirebbe il bianco',
  cooler: ': resta un po’ di calore, che si spegne con una tonalizzazione più fredda alla prossima visita',
  warmer: ': resta un po’ freddo, che si scalda con un gloss dorato alla prossima visita',
  deeper: ': per scendere ancora serve un secondo deposito',
  'white-open': ': prima si decide che cosa si vuole dei bianchi',
  'white-asked': ': a 20 volumi il colore non schiarisce di più, e oltre si va quando dei bianchi si sa',
  'no-powder': ': senza polvere, che qui non si apre, non ci si arriva',
  within: ': la differenza sta nel margine delle letture',
  reached: '',
} as const

const mended: Sentence = (v) =>
  `${worded(v, 'mend', MENDS)}${v.warm === undefined ? '' : '; il calore che resta si spegne con una tonalizzazione più fredda'}`

/** A clarifying wash against a cast of unknown age. */
const clarified: Sentence = (v) =>
  v.cast === 'green'
    ? 'Il verde viene da una tinta cenere su capello che non aveva più rosso: un lavaggio chiarificante ne porta via una parte, poi il pigmento rosso-rame che manca torna prima del colore. Asciuga una ciocca e, se è ancora verde, ripeti.'
    : 'Il capello porta un riflesso freddo che non si vuole più: un lavaggio chiarificante con acqua calda lo scarica in parte. Asciuga una ciocca prima di tonalizzare e, se serve, ripeti.'

const pigment = (level: number): string => exposedPigment(level)

/** Reasons for the choices of a plan. */
export const CHOICE_SENTENCES = {
  'assumed-hair': (v) => {
    const tips = v.ends === undefined ? '' : ` con le punte ${worded(v, 'ends', HISTORY_WORDS_OF_ENDS)}`
    const hair = v.history === undefined ? 'capelli' : `capelli ${worded(v, 'history', HISTORY_WORDS_PLURAL)}${tips}`
    const state = v.condition === undefined ? '' : ` ${worded(v, 'condition', HAIR_CONDITION_WORDS)}`
    const otherwise = v.condition === undefined ? 'se sono altri' : 'se non è così'
    return [
      ...(v.history === undefined && v.condition === undefined
        ? []
        : [`Vale per ${hair}${state}: ${otherwise}, cambia la risposta e la formula si adegua.`]),
      ...(v.white === undefined
        ? []
        : [
            `I bianchi, circa ${beforeNumber('il', share(v, 'white'))} se non ${v.history === undefined ? 'è luce' : 'sono luce o schiariture'}, ${v.taken === undefined ? 'restano scoperti finché non dici che cosa se ne vuole' : worded(v, 'taken', TAKING_WHITE)}: con «Coprire» la formula li copre.`,
          ]),
    ].join(' ')
  },
  'goal-refresh': (v) =>
    [
      `L’obiettivo è riprodurre e rinfrescare il colore della foto, un ${word(v, 'shade')}: ${worded(v, 'root', REFRESHED_ROOTS)}.`,
      ...(v.start === 'lighter'
        ? [
            'Il livello è letto dalla foto e non confermato: la miscela sta verso il più chiaro dei livelli possibili, perché un deposito troppo scuro non si toglie; il capello resta al suo livello.',
          ]
        : []),
      ...(v.ends === 'as-lengths'
        ? [
            'Nella foto le punte sono più scure delle lunghezze, ma può essere ombra: finché non le confermi, valgono come le lunghezze.',
          ]
        : []),
    ].join(' '),
  'goal-transform': (v) => {
    const lift = amount(v, 'lift')
    const [from, to] = [word(v, 'from'), word(v, 'to')]
    if (lift === 0 && from === to) return capitalised(`${place(v)}si resta su un ${to}.`)
    if (v.base !== undefined) {
      const colour = directInWords(to)
      return capitalised(
        lift > 0
          ? `${place(v)}per un ${colour} la base va portata ${beforeNumber('al', number(v, 'base'))}: ${levels(v, 'lift')} da schiarire, poi la colorazione diretta, che da sola non schiarisce.`
          : `${place(v)}per un ${colour} la base è già abbastanza chiara: colorazione diretta, senza decolorare.`,
      )
    }
    if (from === 'bianco') return capitalised(`${place(v)}dal bianco si passa a un ${to}, in solo deposito.`)
    const way = capitalised(`${place(v)}l’obiettivo porta da un ${from} a un ${to}`)
    if (lift === 0) return `${way}: il livello resta lo stesso, cambia il riflesso.`
    const white = v.white === 'yes' ? ', di più sui bianchi' : ''
    return `${way}: ${levels(v, 'lift')} ${lift > 0 ? 'da schiarire' : 'in profondità'}${white}.`
  },
  'goal-out-of-reach': (v) =>
    capitalised(
      `${place(v)}ci si ferma a un ${word(v, 'shade')}: ${beforeNumber('il', word(v, 'wished'))} dell’obiettivo oggi non si raggiunge entro i limiti di sicurezza${mended(v)}.`,
    ),
  'lift-permed': (v) =>
    `Sul capello permanentato si evita la polvere: la colorazione a ${number(v, 'volume')} volumi resta mezzo livello sotto ${levels(v, 'lift')}, e il risultato atteso ne tiene conto.`,
  'white-blend': (v) =>
    `${capitalised(white(v))} si fonde senza coprire: tono su tono a pochi volumi, che sbiadisce senza linea di ricrescita.`,
  'white-veil': (v) =>
    `${capitalised(white(v))} si vela: un tono su tono trasparente, a posa breve, ne fa dei riflessi.`,
  'white-reveal': (v) =>
    v.lights === 'no'
      ? `${capitalised(white(v))} si lascia com’è: sui capelli naturali non si mette colore che lo copra.`
      : `${capitalised(white(v))} si valorizza: la radice resta com’è e le ciocche chiare la raggiungono.`,
  'white-transition': (v) =>
    `Per arrivare ${beforeNumber('al', share(v, 'white'))} di bianco che resta, schiariture finissime in stagnola tolgono lo stacco un po’ per volta; la radice non si colora.`,
  'white-densest': (v) =>
    `Il bianco è più fitto ${worded(v, 'place', WHITE_PLACES_IN_WORDS)}, circa ${beforeNumber('il', share(v, 'white'))}: la miscela è pensata per quella zona, da cui si comincia: le serve ${fraction(v, 'share')} della ciotola.`,
  'off-scalp': (v) =>
    v.scalp === undefined
      ? 'La miscela resta a un centimetro dalla cute, in un ambiente ben aerato.'
      : v.scalp === 'unknown'
        ? 'Della cute non si sa: finché non rispondi, la polvere resta a un centimetro, in un ambiente ben aerato.'
        : 'La cute non è sana: la polvere resta a un centimetro, in un ambiente ben aerato.',
  'after-removal-lighter': (v) =>
    `Dopo il decapante la fibra assorbe di più: metà della miscela è dorata, l’altra metà di un livello più chiara ${beforeNumber('del', number(v, 'level'))}; la cenere si evita.`,
  learnt: (v) => {
    const darker = -amount(v, 'levels')
    const n = amount(v, 'n')
    const whose = word(v, 'from') === 'client' ? 'di questa cliente' : 'del salone'
    const results = n === 1 ? `Nell’ultimo esito ${whose}` : `Negli ultimi ${n} esiti ${whose}`
    const off = [
      darker > 0 ? `più scuri di ${darker === 1 ? 'un livello' : `${decimal(darker)} livelli`}` : '',
      amount(v, 'warmth') > 0 ? 'più caldi del previsto' : amount(v, 'warmth') < 0 ? 'più freddi del previsto' : '',
    ].filter((text) => text !== '')
    return `${results} ${worded(v, 'family', LEARNT_FAMILIES)} sono riusciti ${off.join(' e ')}: il piano ne tiene conto.`
  },
  'learnt-shorter': (v) => `${takenMore(v)}: ${amount(v, 'minutes')} minuti in meno.`,
  'learnt-lighter': (v) => `${takenMore(v)}: metà ${word(v, 'shade')} e metà ${word(v, 'other')}.`,
  'foretold-other': (v) => {
    const [shade, wished] = [word(v, 'shade'), word(v, 'wished')]
    const end =
      shade === wished
        ? `si arriva ${beforeNumber('al', wished)} dell’obiettivo, livello ${number(v, 'level')}`
        : `si arriva a un ${shade} invece ${beforeNumber('del', wished)} dell’obiettivo`
    return capitalised(`${place(v)}${end}${mended(v)}.`)
  },
  'henna-no-ash': (v) =>
    `Su henné puro un riflesso freddo virerebbe al verde: al posto ${beforeNumber('del', word(v, 'wished'))} si colora con un ${word(v, 'shade')}.`,
  'lift-natural-colour': (v) =>
    `Su capello naturale una schiaritura di ${levels(v, 'lift')} si ottiene con la sola colorazione a ${number(v, 'volume')} volumi.`,
  'lift-warm-high-volume': (v) =>
    `Base 5 integra e obiettivo caldo: la colorazione a ${number(v, 'volume')} volumi arriva a ${levels(v, 'lift')} perché il fondo aranciato sostiene il riflesso. Si prospetta un livello in meno.`,
  'lift-highlift': (v) =>
    `La base naturale è abbastanza chiara per il superschiarente: con ${number(v, 'volume')} volumi schiarisce ${levels(v, 'lift')} e deposita il riflesso in un solo passaggio.`,
  'second-application': (v) =>
    `Una sola posa non arriva ${beforeNumber('al', number(v, 'level'))}: dopo il risciacquo si ripete oggi, più leggera e più breve, controllando prima l’elasticità.`,
  'lift-bleach': (v) =>
    v.first === 'colour'
      ? `Il primo livello lo darebbe anche il colore; per arrivare puliti al livello ${number(v, 'level')} si apre con la polvere fin da oggi, e lì ci si ferma.`
      : `Per arrivare puliti al livello ${number(v, 'level')} si apre con la polvere: ${levels(v, 'lift')}, e lì ci si ferma.`,
  'remove-dye': (v) =>
    `Il vecchio colore scuro si toglie per primo con il decapante riduttivo, che scioglie il pigmento artificiale senza toccare quello naturale: ${levels(v, 'lift')} da recuperare, fino al livello ${number(v, 'level')}.`,
  'bath-dye': (v) =>
    `Tintura non leva tintura: il colore cosmetico si apre con un bagno di luce di ${levels(v, 'lift')}, fino al livello ${number(v, 'level')}.`,
  'decap-dye': (v) =>
    `Tintura non leva tintura: il colore cosmetico si scarica con un decapaggio ossidativo di ${levels(v, 'lift')}, fino al livello ${number(v, 'level')}.`,
  'darken-natural': (v) =>
    v.white === 'yes'
      ? `Si scende di ${levels(v, 'levels')}: il capello naturale ha il suo pigmento, i bianchi no, e lì il colore resta più leggero e più freddo.`
      : `Si scende di ${levels(v, 'levels')} su capello naturale: il pigmento caldo è ancora nella fibra e la pre-pigmentazione non serve.`,
  'darken-dyed': (v) =>
    `Si scende di ${levels(v, 'levels')} su capello colorato e mai schiarito: il deposito tiene senza pre-pigmentare.`,
  'darken-lightened': (v) =>
    `Si scende di ${levels(v, 'levels')} su capello schiarito: pochi volumi, perché la fibra assorbe già molto e non va riaperta.`,
  prepigment: (v) =>
    `Scendere di ${levels(v, 'levels')} su capello schiarito senza restituire il pigmento caldo darebbe un colore verdastro e poco duraturo: la pre-pigmentazione ricostruisce il fondo ${pigment(amount(v, 'level'))} del livello ${number(v, 'level')}.`,
  'prepigment-other-shades': (v) =>
    `In alternativa, per la pre-pigmentazione: ${listed(word(v, 'shades').split(' '), 'o')}.`,
  'prepigment-skipped': (v) =>
    `Il livello ${number(v, 'level')} è tanto profondo da coprire da solo: la pre-pigmentazione si può omettere.`,
  'add-gold': (v) =>
    `Una parte di dorato in ciotola (${fraction(v, 'share')}) evita che il capello schiarito viri al grigio.`,
  'no-ash-on-lightened': (v) =>
    `Un riflesso freddo steso direttamente su capello schiarito virerebbe al verde o al grigio: al livello ${number(v, 'level')} la miscela tiene una parte calda.`,
  'tone-on-level': (v) =>
    `Si tonalizza al livello del capello (${number(v, 'level')}): una nuance più chiara non schiarirebbe e lascerebbe in vista il fondo.`,
  'porous-lighter-shade': (v) =>
    `La fibra porosa afferra il pigmento e scurisce: la nuance è scelta più chiara di ${levels(v, 'levels')}.`,
  'separate-zones': (v) =>
    `Fra una zona e l’altra la differenza arriva a ${levels(v, 'difference')}: ogni zona ha la sua miscela.`,
  'one-bowl-brass-first': (v) =>
    `Una sola miscela per tutta la testa, cominciando dalla zona più calda: al livello ${number(v, 'level')} è quella che richiede più tempo.`,
  'same-level': (v) => `Si resta al livello ${number(v, 'level')}: serve solo deposito, nessuna schiaritura.`,
  'refresh-lengths': () =>
    'Il livello è già quello voluto: si ravviva il riflesso con un tono su tono, senza ossidare di nuovo in profondità.',
  'refresh-gloss': (v) => {
    if (v.white === 'light')
      return 'Se sono davvero tanti bianchi, un colore chiaro li scurirebbe: finché non dici che cosa se ne vuole, un gloss acido trasparente li lascia come sono e dà brillantezza.'
    if (v.white === 'own')
      return 'Le ciocche chiare della foto Dopo possono essere bianchi suoi, come quelli che si vedono già: un colore li coprirebbe. Finché non dici che cosa se ne vuole, un gloss acido trasparente li lascia come sono e dà brillantezza.'
    if (v.white === 'open')
      return 'Sotto i bianchi il livello è già quello della foto Dopo: un gloss acido dà brillantezza e non li copre.'
    if (v.apart === 'yes')
      return 'Le zone si leggono troppo lontane fra loro per dire quale colore è il suo: finché non le confermi, un gloss acido trasparente dà brillantezza senza spostare nulla.'
    if (v.doubt === 'yes')
      return 'Il colore di adesso e quello voluto coincidono entro il margine delle letture: finché non li confermi, un gloss acido trasparente dà brillantezza senza spostare nulla.'
    if (v.clear === 'yes' && v.assumed === 'yes')
      return 'Se il colore è il suo, non serve altro: un gloss acido trasparente dà brillantezza senza spostare nulla.'
    return v.clear === 'yes'
      ? 'Il colore è già quello voluto ed è il suo: un gloss acido trasparente dà brillantezza senza spostare nulla.'
      : v.lighter === 'yes'
        ? 'Il colore è già quello voluto: un gloss acido più chiaro del capello lo ravviva senza scurirlo.'
        : 'Il colore è già quello voluto: un gloss acido lo ravviva al suo livello.'
  },
  'white-share': (v) =>
    amount(v, 'share') === 1
      ? `La miscela è di sola base naturale: ${white(v, 'sul')} è quella che copre di più.`
      : `Base naturale per ${fraction(v, 'share')} della miscela: ${white(v, 'sul')} il solo riflesso non coprirebbe.`,
  'white-unasked': (v) =>
    `Finché dei bianchi non si sa, ${amount(v, 'share') === 1 ? 'la miscela è tutta' : 'metà della miscela è'} base naturale e non si superano i 20 volumi: va bene se ci sono, e se è solo luce.`,
  'white-volume': (v) =>
    `Per coprire ${white(v)} servono ${number(v, 'volume')} volumi: con meno il pigmento non penetra.`,
  'white-line': (v) => `Linea ad alta copertura, in rapporto 1:1 e a tempo pieno: la richiede ${white(v)}.`,
  'white-warm-mix': (v) =>
    `La sola base naturale su molti bianchi risulta piatta: ${fraction(v, 'share')} di tono caldo le dà vita.`,
  'white-soften': (v) =>
    `Il bianco è resistente: ${number(v, 'volume')} volumi puri per ${number(v, 'minutes')} minuti ammorbidiscono la cuticola prima del colore.`,
  'white-too-light': (v) =>
    v.why === 'lift'
      ? `Coprire ${white(v)} e schiarire così tanto insieme non si può: a 20 volumi la nuance più chiara che copre è di livello ${number(v, 'level')}.`
      : `Le nuance molto chiare non coprono ${white(v)}: la più chiara che copre è di livello ${number(v, 'level')}.`,
  'neutralise-underlying': (v) =>
    `Al livello ${number(v, 'level')} affiora un fondo ${pigment(amount(v, 'level'))}: ${counterPigments(amount(v, 'level'))}.`,
  'underlying-helps': (v) =>
    `Il fondo ${pigment(amount(v, 'level'))} che affiora al livello ${number(v, 'level')} sostiene il riflesso caldo voluto: non va neutralizzato.`,
  steered: () =>
    `La miscela è fatta su questo capello: del riflesso che mostra spegne quello di troppo e aggiunge solo quello che manca.`,
  corrector: (v) =>
    `Il correttore ${tone(v, 'tone')}, ${number(v, 'grams')} g, compensa l’eccesso di pigmento misurato al livello ${number(v, 'level')}.`,
  intensify: (v) =>
    `Il pigmento puro ${tone(v, 'tone')}, ${number(v, 'grams')} g, dà al riflesso la forza che la sola nuance non avrebbe.`,
  'red-volume': (v) =>
    `Un rosso intenso richiede ${number(v, 'volume')} volumi: liberano il fondo rosso e rendono il riflesso vivo.`,
  'bond-builder': (v) =>
    `Il plex, ${number(v, 'grams')} ml, va in ciotola prima dell’ossidante: riduce il danno, non lo annulla.`,
  'wish-is-white': (v) =>
    word(v, 'hair') === 'silver'
      ? `La foto del desiderio mostra capelli bianchi o argento: ${beforeNumber('il', word(v, 'shade'))} è la nuance che li imita. Chi ha già i suoi bianchi può tenerli.`
      : `Nella foto del desiderio ci sono ciocche chiare o bianche fra altre più scure, che nessuna nuance fa da sola: ${beforeNumber('il', word(v, 'shade'))} è la base. Le ciocche si ottengono con mèches, o tenendo i propri bianchi.`,
  'wish-doubtful': (v) => {
    const [from, to] = [number(v, 'from'), number(v, 'to')]
    const bar = from === to ? '' : `, tra ${from} e ${to}`
    const tones = v.other === undefined ? '' : `; tono incerto fra ${tone(v, 'tone')} e ${tone(v, 'other')}`
    const grey = v.grey === undefined ? '' : '; può anche essere un grigio, che nessuna nuance fa'
    const zones = v.apart === undefined ? '' : '; fra radici e punte può essere luce'
    return `Obiettivo letto ${number(v, 'level')}${bar}${tones}${grey}${zones}: ${worded(v, 'use', CONFIRMED_BEFORE)}.`
  },
  'wish-colour-first': (v) =>
    `La foto del desiderio legge ${beforeNumber('il', word(v, 'wished'))}, ma il livello è letto e non confermato: oggi si va ${beforeNumber('al', word(v, 'shade'))}, con il solo colore. La polvere si apre solo se, confermato, serve.`,
  'wish-warmer-end': (v) =>
    `La foto del desiderio legge ${beforeNumber('il', word(v, 'wished'))}, ma il riflesso freddo è letto e non confermato, e sui bianchi vira al grigio: oggi si va ${beforeNumber('al', word(v, 'shade'))}, e se serve si raffredda.`,
  'wish-lighter-end': (v) =>
    `La foto del desiderio legge ${beforeNumber('il', word(v, 'wished'))}, ma il livello è letto e non confermato, e un colore troppo scuro non si toglie: oggi si va ${beforeNumber('al', word(v, 'shade'))}, e se serve si approfondisce.`,
  'lighter-end': (v) =>
    `${word(v, 'shade')}, verso il più chiaro dei livelli che la foto ammette: su capello più scuro ravviva il riflesso senza schiarire né scurire.`,
  'gloss-instead': () =>
    'Per questo desiderio nessuna ricetta supera oggi le regole di sicurezza: si fa un gloss nel colore di adesso, e la lettura si conferma a occhio.',
  'no-colour-today': () =>
    'Oggi niente colore su ciò che si vuole più chiaro: ogni pigmento messo adesso andrebbe tolto prima di schiarire. Si cura la fibra e si fa la prova su ciocca.',
  'bond-treatment': (v) =>
    `La fibra è ${worded(v, 'condition', FIBRE_CONDITION_WORDS)}: un trattamento ai legami la rinforza prima del lavoro di oggi.`,
  technique: (v) => `Tecnica richiesta: ${techniqueName(word(v, 'technique'))}.`,
  'technique-from-goal': (v) =>
    `Fra radici e punte l’obiettivo ha ${levels(v, 'difference')} di differenza: la tecnica che lo realizza è ${techniqueName(word(v, 'technique'))}.`,
  'technique-switched': (v) =>
    v.hair === 'lightened'
      ? `I capelli già schiariti non si riaprono all’aria (${techniqueName(word(v, 'from'))}): si passa a ${techniqueName(word(v, 'to'))}, in stagnola, a posa breve.`
      : `All’aria (${techniqueName(word(v, 'from'))}) una schiaritura di ${levels(v, 'lift')} non si otterrebbe: si passa a ${techniqueName(word(v, 'to'))}, in stagnola, che schiarisce di più.`,
  'technique-deposit': (v) => `${techniqueName(word(v, 'technique'))} vuol dire solo deposito: non si schiarisce.`,
  'technique-without-lift': (v) =>
    `L’obiettivo non è più chiaro della base: la tecnica ${techniqueName(word(v, 'technique'))} si esegue in solo deposito, senza schiarire.`,
  lowlights: (v) =>
    `Ciocche più profonde di ${levels(v, 'levels')}, al livello ${number(v, 'level')}, ridanno ombra e movimento senza coprire le luci.`,
  'root-smudge': (v) =>
    `La radice sfumata al livello ${number(v, 'level')} toglie lo stacco e rende discreta la ricrescita.`,
  'volume-scalp': declared(
    'scalp',
    (v) =>
      `Il prodotto tocca la cute (${worded(v, 'scalp', SCALP_WORDS)}): non si superano ${number(v, 'volume')} volumi.`,
    (v) =>
      `Il prodotto tocca la cute, il cui stato non è stato dichiarato: la si tratta come sensibile e non si superano ${number(v, 'volume')} volumi.`,
  ),
  'volume-foil': (v) => `Lontano dalla cute sono ammessi ${number(v, 'volume')} volumi.`,
  'volume-condition': (v) =>
    `Con la fibra ${worded(v, 'condition', FIBRE_CONDITION_WORDS)} non si superano ${number(v, 'volume')} volumi.`,
  'counter-cast': (v) =>
    `Il capello porta già un vecchio colore: la miscela ${tone(v, 'tone')} lo compensa invece di ripeterlo.`,
  chelate: (v) => {
    if (v.cause === 'yellow')
      return 'Il giallo dei bianchi viene da acqua, fumo o prodotti: un lavaggio chelante ne toglie il più, prima di ogni colore. Asciuga una ciocca e, se serve, ripeti.'
    return v.cause === 'said'
      ? 'Il verde viene dall’acqua: un lavaggio chelante lo toglie prima di ogni ossidante, che con il metallo scalderebbe e lo fisserebbe. Asciuga una ciocca e, se è ancora verde, ripeti.'
      : 'Su un biondo così chiaro il verde viene di solito dall’acqua (rame, cloro): un lavaggio chelante lo toglie prima di ogni ossidante. Asciuga una ciocca: se il verde resta è una vecchia cenere, e va compensata con il rame.'
  },
  clarify: (v) =>
    v.days === undefined
      ? clarified(v)
      : `Il tonalizzante è di ${counted(amount(v, 'days'), 'giorno', 'giorni', false)} fa: ne resta circa ${beforeNumber('il', share(v, 'share'))}, e la profondità che si vede è la sua. Un lavaggio chiarificante con acqua calda lo scarica in parte: asciuga una ciocca e rileggi il livello.`,
  'direct-colour': (v) =>
    `Sulla base al livello ${number(v, 'level')} ${beforeNumber('il', word(v, 'shade'))} è un pigmento diretto: si usa puro, senza ossidante, e si deposita senza toccare il livello.`,
  pretone: (v) =>
    `La base al livello ${number(v, 'level')} mostra un fondo ${pigment(amount(v, 'level'))}: un velo di riflesso ${tone(v, 'tone')} lo spegne prima del pigmento diretto, che altrimenti vi si mescolerebbe.`,
  'remove-direct': (v) =>
    `Il vecchio colore diretto (${worded(v, 'tone', OLD_DIRECT_WORDS)}) si apre con un bagno di luce a bassi volumi, fino al livello ${number(v, 'level')}: il decapante riduttivo non lo scioglie e la polvere forte lo spingerebbe in profondità.`,
  'half-level': (v) =>
    worded(v, 'way', {
      mixed: `L’obiettivo sta intorno al livello ${number(v, 'level')}, fra due nuance: parti uguali di ${word(v, 'shade')} e ${word(v, 'other')} danno il mezzo livello.`,
      deeper: `L’obiettivo sta intorno al livello ${number(v, 'level')}, fra ${beforeNumber('il', word(v, 'shade'))} e ${beforeNumber('il', word(v, 'other'))}: si sceglie la nuance più profonda, perché una più chiara del capello non tonalizza.`,
    }),
  'direct-pastel': (v) =>
    `Una nuance tanto chiara si legge solo dal livello ${number(v, 'level')} in su, su un fondo uniforme: ogni residuo di giallo ne cambia il colore.`,
  'finish-acid': (v) =>
    `${number(v, 'minutes')} minuti di trattamento acido chiudono le squame e fermano alcali e perossido residui.`,
  'session-split': (v) => {
    const later = v.later === undefined ? '' : `, poi di ${levels(v, 'later')} sui capelli già schiariti`
    return `Servono ${levels(v, 'wanted')}, ma il limite di una seduta è di ${levels(v, 'cap')}${later}: il percorso è di ${counted(amount(v, 'sessions'), 'seduta', 'sedute')}.`
  },
  'session-range': (v) =>
    `La fibra grossa su base scura cede lentamente: prospetta ${number(v, 'least')} sedute, forse ${number(v, 'most')}.`,
  'regrowth-between': (v) =>
    `Dalla seduta precedente la ricrescita naturale è di circa ${number(v, 'cm')} cm: quella fascia parte dalla base e ha un tempo suo, il resto riprende da dove si era fermato.`,
  'session-even': (v) =>
    `Oggi tutte le zone si fermano al livello ${number(v, 'level')}: la cliente esce con un colore uniforme anche a metà percorso.`,
  ...LIMIT_SENTENCES,
  'option-prudente': (v) => `Arriva ${beforeNumber('al', word(v, 'shade'))}. La più delicata per la fibra.`,
  'option-equilibrata': (v) => `Arriva ${beforeNumber('al', word(v, 'shade'))}. Consigliata.`,
  'option-decisa': (v) =>
    `Arriva ${beforeNumber('al', word(v, 'shade'))}. Entro i limiti, ma chiede di più alla fibra.`,
} satisfies Record<(typeof CHOICE_CODES)[number], Sentence>
