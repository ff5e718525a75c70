import type { ProductClass } from '../model/plan.ts'
import { TECHNIQUE_IDS, type TechniqueId } from '../model/technique-ids.ts'
import { ZONES, type Zone } from '../model/vocabulary.ts'
import type { BrandId } from './products/brands.ts'

/** A word of a written formula. */
export type Word =
  /** What is mixed: a product without a shade, or the class of the shades beside it. */
  | { readonly kind: 'class'; readonly class: ProductClass }
  /** A line of a brand: whose notation is meant, and what it is. */
  | { readonly kind: 'line'; readonly brand: BrandId; readonly class: ProductClass | null }
  | { readonly kind: 'zones'; readonly zones: readonly Zone[] }
  | { readonly kind: 'technique'; readonly technique: TechniqueId }
  /** A developer whose volumes stand beside it. */
  | { readonly kind: 'developer' }
  /** Water or shampoo that thins a bowl. */
  | { readonly kind: 'water' }
  /** A gloss without a shade. */
  | { readonly kind: 'clear' }
  | { readonly kind: 'corrector' }
  /** The amount beside it is that of each product. */
  | { readonly kind: 'each' }
  /** Starts the next phase. */
  | { readonly kind: 'then' }
  /** Says nothing about bowl, time or place. */
  | { readonly kind: 'filler' }

const named = (words: string, word: Word): readonly (readonly [string, Word])[] =>
  words.split(' | ').map((each) => [each, word] as const)

const ofClass = (product: ProductClass, words: string) => named(words, { kind: 'class', class: product })
const onZones = (zones: readonly Zone[], words: string) => named(words, { kind: 'zones', zones })
const ofLine = (brand: BrandId, product: ProductClass | null, words: string) =>
  named(words, { kind: 'line', brand, class: product })
const asTechnique = (technique: TechniqueId, words: string) => named(words, { kind: 'technique', technique })

/**
 * Words of written formulas, in lower case and without accents, as Italian colourists write them [C]; lines of brands as their houses
 * describe them.
 */
export const NOTATION_WORDS: ReadonlyMap<string, Word> = new Map([
  ...ofClass('PERM', 'permanente | colore permanente | tinta | ossidazione | crema colorante'),
  ...ofClass('PERM_W', 'copertura bianchi | copertura | colore copertura'),
  ...ofClass('DECAP_OX', 'decapante | decapaggio ossidativo'),
  ...ofClass('TEMP', 'colore temporaneo | riflessante temporaneo'),
  ...ofClass('DEMI', 'tono su tono | tono-su-tono | t.s.t. | tst | demi | demipermanente | demi-permanente'),
  ...ofClass('TONER', 'toner | tonalizzante | tonalizzo | tonalizzazione'),
  ...ofClass('GLOSS', 'gloss | glossing | lucidante'),
  ...named('clear | gloss clear | gloss trasparente | trasparente', { kind: 'clear' }),
  ...ofClass('HIGHLIFT', 'superschiarente | super schiarente | superschiarenti'),
  ...ofClass('BLEACH', 'decolorante | deco | decolorazione | polvere decolorante | polvere | decoloro | bleach'),
  ...ofClass('BLEACH_CREAM', 'decolorante in crema | crema decolorante | pasta decolorante'),
  ...ofClass('CLAY', 'argilla | clay | decolorante all’argilla | decolorante argilla | decolorante a mano libera'),
  ...ofClass('BATH', 'bagno decolorante | bagno di decolorazione | shampoo decolorante'),
  ...ofClass('DECAP_RED', 'rimuovi colore | rimuovicolore | color remover | decapante riducente | riduttore'),
  ...ofClass('DIRECT', 'colore diretto | diretto | diretti | pigmento diretto | semipermanente | maschera colorata'),
  ...ofClass('PREPIG', 'prepigmentazione | pre-pigmentazione | prepigmento | prepigm.'),
  ...ofClass('SOFTEN', 'mordenzatura | mordente | mordenzo'),
  ...ofClass('CHELATE', 'chelante'),
  ...ofClass('BOND', 'plex | olaplex | bond | bonder | fibreplex | wellaplex | smartbond | protettore'),
  ...ofClass('ACID_CARE', 'trattamento acido | acidificante | post colore | post-colore'),
  ...ofLine('loreal', 'PERM', 'majirel | inoa'),
  ...ofLine('loreal', 'DEMI', 'dia richesse | dia color | dia light'),
  ...ofLine('loreal', 'BLEACH', 'blond studio | platinium'),
  ...ofLine('loreal', null, 'l’oreal | loreal'),
  ...ofLine('wella', 'PERM', 'koleston perfect | koleston | illumina'),
  ...ofLine('wella', 'DEMI', 'color touch'),
  ...ofLine('wella', 'BLEACH', 'blondor'),
  ...ofLine('wella', null, 'wella'),
  ...ofLine('schwarzkopf', 'PERM', 'igora royal | igora'),
  ...ofLine('schwarzkopf', 'DEMI', 'igora vibrance | vibrance'),
  ...ofLine('schwarzkopf', 'BLEACH', 'blondme'),
  ...ofLine('schwarzkopf', null, 'schwarzkopf'),
  ...ofLine('goldwell', 'PERM', 'topchic'),
  ...ofLine('goldwell', 'DEMI', 'colorance'),
  ...ofLine('goldwell', null, 'goldwell'),
  ...ofLine('redken', 'PERM', 'color gels'),
  ...ofLine('redken', 'GLOSS', 'shades eq'),
  ...ofLine('redken', null, 'redken'),
  ...ofLine('matrix', 'PERM', 'socolor'),
  ...ofLine('matrix', 'DEMI', 'color sync'),
  ...ofLine('matrix', null, 'matrix'),
  ...ofLine('alfaparf', 'PERM', 'evolution of the color | evolution'),
  ...ofLine('alfaparf', null, 'alfaparf'),
  ...ofLine('davines', null, 'davines'),
  ...ofLine('fanola', null, 'fanola'),
  ...ofLine('inebrya', null, 'inebrya'),
  ...ofLine('framesi', 'PERM', 'framcolor 2001 | framcolor'),
  ...ofLine('framesi', null, 'framesi'),
  ...ofLine('selective', 'PERM', 'colorevo'),
  ...ofLine('lisap', null, 'lisap'),
  ...ofLine('revlon', 'PERM', 'revlonissimo'),
  ...onZones(['roots'], 'radici | radice | rad. | ricrescita | ricresc. | attaccatura'),
  ...onZones(['lengths'], 'lunghezze | lunghezza | lungh. | lung. | medie lunghezze | mezze lunghezze'),
  ...onZones(['ends'], 'punte | punta'),
  ...onZones(
    ZONES,
    'tutta la testa | tutta | tutto | testa intera | intera testa | tutti i capelli | completo | globale',
  ),
  ...TECHNIQUE_IDS.filter((id) => id !== 'glossing').flatMap((id) => asTechnique(id, id.replaceAll('-', ' '))),
  ...asTechnique('meches', 'colpi di sole | stagnole | cartine'),
  ...asTechnique('babylights', 'baby lights'),
  ...asTechnique('half-head', 'mezza testa'),
  ...named(
    'ossigeno | ossidante | oss. | oss | ox | ossi | h2o2 | rivelatore | attivatore | emulsione | perossido | sviluppatore | developer | acqua ossigenata | acqua oss. | acq. oss.',
    { kind: 'developer' },
  ),
  ...named('acqua | shampoo', { kind: 'water' }),
  ...named('correttore | corr. | corr | mixton | mix | intensificatore', { kind: 'corrector' }),
  ...named('ciascuno | ciascuna | cad. | cad | l’uno | l’una', { kind: 'each' }),
  ...named('poi | e poi | dopodiche | quindi | successivamente | a seguire | infine | dopo', { kind: 'then' }),
  ...named(
    'di | con | e | su | sulle | sulla | sul | sui | alle | alla | ai | a | per | in | il | la | le | i | da | del | della | delle',
    { kind: 'filler' },
  ),
  ...named('posa | tempo di posa | tempo posa | tempo | t.p. | lascio | tengo | lasciare | in posa', {
    kind: 'filler',
  }),
  ...named(
    'applico | applicare | applicazione | metto | stendo | formula | ricetta | miscela | rapporto | diluizione | proporzione | colore | crema',
    { kind: 'filler' },
  ),
  ...named('risciacquo | sciacquo | risciacquare | sciacquare | lavo | emulsiono | emulsionare | tampono', {
    kind: 'filler',
  }),
  ...named(
    'capelli asciutti | capelli umidi | capelli bagnati | asciutti | umidi | bagnati | al lavatesta | lavatesta | senza calore',
    { kind: 'filler' },
  ),
  ...named(
    'naturale | cenere | dorato | rame | mogano | rosso | violetto | irise | beige | cioccolato | biondo | castano | chiaro | scuro | chiarissimo | medio',
    { kind: 'filler' },
  ),
  ...named('vol | vol. | volumi', { kind: 'developer' }),
])

/** Tones of correctors by the name of their colour [C]. */
export const CORRECTOR_COLOURS = {
  viola: 'IRISE',
  violetto: 'IRISE',
  blu: 'CENERE',
  verde: 'VERDE',
  rosso: 'ROSSO',
  arancio: 'RAME',
  giallo: 'DORATO',
} as const

/** Volumes of developers on the market, and the percent written on those that do not follow volume × 0.3 [S28][S29][C]. */
export const DEVELOPER_VOLUMES: ReadonlySet<number> = new Set([5, 6, 7, 9, 10, 13, 15, 20, 25, 30, 40])
export const DEVELOPER_PERCENTS: ReadonlyMap<number, number> = new Map([
  [1.5, 5],
  [1.8, 6],
  [1.9, 6],
  [2, 7],
  [2.1, 7],
  [2.7, 9],
  [3, 10],
  [3.9, 13],
  [4, 13],
  [4.5, 15],
  [6, 20],
  [7.5, 25],
  [9, 30],
  [12, 40],
])

/** Volumes below which a colour can only be tone on tone: permanent colour has none so weak. */
export const WEAK_VOLUMES: ReadonlySet<number> = new Set([5, 6, 7, 9, 13, 15])
