/** A concept that hair is searched by, with its names. */
type Concept = {
  /** Names used by Italian colourists and clients. Nouns and adjectives in one form: endings are ignored. */
  readonly italian: readonly string[]
  /** The first is the translation, for services that work best in English. */
  readonly english: readonly [string, ...string[]]
}

/** Depths of colour, of which the names of the levels are made (`LEVEL_NAMES_OF_THE_TRADE`). */
const DEPTHS = {
  nero: { italian: ['nero', 'corvino'], english: ['black', 'jet'] },
  bruno: { italian: ['bruno', 'moro'], english: ['darkest brown'] },
  castano: { italian: ['castano', 'castagna', 'marrone'], english: ['brown', 'brunette', 'chestnut'] },
  biondo: { italian: ['biondo'], english: ['blonde', 'blond'] },
  scuro: { italian: ['scuro', 'profondo'], english: ['dark', 'deep'] },
  chiaro: { italian: ['chiaro', 'luminoso'], english: ['light'] },
  chiarissimo: { italian: ['chiarissimo', 'molto chiaro'], english: ['very light', 'lightest'] },
  platino: { italian: ['platino', 'platinato'], english: ['platinum'] },
  intenso: { italian: ['intenso', 'acceso', 'vivo'], english: ['intense', 'vivid', 'bright'] },
  pastello: { italian: ['pastello', 'tenue'], english: ['pastel', 'soft'] },
  naturale: { italian: ['naturale'], english: ['natural'] },
  freddo: { italian: ['freddo'], english: ['cool', 'cold'] },
  caldo: { italian: ['caldo'], english: ['warm'] },
  notte: { italian: ['notte', 'mezzanotte'], english: ['midnight', 'night'] },
} as const satisfies Record<string, Concept>

/** Reflects of oxidative shades. */
const REFLECTS = {
  cenere: { italian: ['cenere', 'cinereo', 'cenerino'], english: ['ash', 'ashy'] },
  bluastro: { italian: ['bluastro'], english: ['blue black', 'bluish'] },
  irise: { italian: ['irisé', 'iridescente'], english: ['iridescent', 'irise'] },
  dorato: { italian: ['dorato', 'oro'], english: ['golden', 'gold'] },
  beige: { italian: ['beige'], english: ['beige'] },
  rame: { italian: ['rame', 'ramato'], english: ['copper'] },
  rosso: { italian: ['rosso'], english: ['red'] },
  mogano: { italian: ['mogano'], english: ['mahogany'] },
  cioccolato: { italian: ['cioccolato', 'cioccolata', 'cacao'], english: ['chocolate', 'cocoa'] },
  mat: { italian: ['mat', 'opaco'], english: ['matte'] },
  perla: { italian: ['perla', 'perlato'], english: ['pearl'] },
} as const satisfies Record<string, Concept>

/** Colour names used by clients. */
const WISHES = {
  miele: { italian: ['miele'], english: ['honey'] },
  caramello: { italian: ['caramello', 'caramellato'], english: ['caramel', 'toffee'] },
  nocciola: { italian: ['nocciola'], english: ['hazelnut', 'hazel'] },
  sabbia: { italian: ['sabbia'], english: ['sandy', 'sand'] },
  grano: { italian: ['grano', 'paglia'], english: ['wheat'] },
  burro: { italian: ['burro', 'crema'], english: ['butter', 'buttery', 'cream', 'creamy'] },
  vaniglia: { italian: ['vaniglia'], english: ['vanilla'] },
  champagne: { italian: ['champagne'], english: ['champagne'] },
  ghiaccio: { italian: ['ghiaccio', 'polare'], english: ['icy', 'ice'] },
  tortora: { italian: ['tortora', 'fungo'], english: ['mushroom'] },
  fragola: { italian: ['fragola'], english: ['strawberry'] },
  orosa: { italian: ['oro rosa'], english: ['rose gold'] },
  caffe: { italian: ['caffè', 'moka', 'espresso'], english: ['coffee', 'mocha'] },
  cannella: { italian: ['cannella', 'speziato'], english: ['cinnamon', 'spicy'] },
  tabacco: { italian: ['tabacco', 'cuoio'], english: ['tobacco'] },
  cognac: { italian: ['cognac', 'whisky'], english: ['cognac', 'whiskey'] },
  bronzo: { italian: ['bronzo', 'ambra'], english: ['bronze', 'amber'] },
  zenzero: { italian: ['zenzero', 'carota'], english: ['ginger'] },
  tiziano: { italian: ['tiziano', 'veneziano'], english: ['titian', 'auburn'] },
  terracotta: { italian: ['terracotta', 'mattone'], english: ['terracotta', 'brick'] },
  ciliegia: { italian: ['ciliegia', 'amarena'], english: ['cherry'] },
  rubino: { italian: ['rubino', 'granata'], english: ['ruby', 'garnet'] },
  fuoco: { italian: ['fuoco', 'fiamma'], english: ['fire', 'flame'] },
  bordeaux: { italian: ['bordeaux', 'bordò', 'borgogna', 'vinaccia', 'vino'], english: ['burgundy', 'wine'] },
  prugna: { italian: ['prugna'], english: ['plum'] },
  melanzana: { italian: ['melanzana'], english: ['aubergine', 'eggplant'] },
  viola: { italian: ['viola', 'violetto', 'violaceo', 'ametista'], english: ['purple', 'violet', 'amethyst'] },
  lavanda: { italian: ['lavanda', 'glicine'], english: ['lavender'] },
  lilla: { italian: ['lilla'], english: ['lilac'] },
  fucsia: { italian: ['fucsia', 'magenta', 'ciclamino'], english: ['fuchsia', 'hot pink'] },
  rosa: { italian: ['rosa', 'rosato'], english: ['pink', 'rose'] },
  pesca: { italian: ['pesca', 'albicocca'], english: ['peach', 'apricot'] },
  corallo: { italian: ['corallo'], english: ['coral'] },
  arancione: { italian: ['arancione', 'arancio', 'mandarino'], english: ['orange'] },
  giallo: { italian: ['giallo', 'limone'], english: ['yellow'] },
  verde: { italian: ['verde'], english: ['green'] },
  smeraldo: { italian: ['smeraldo'], english: ['emerald'] },
  menta: { italian: ['menta', 'acquamarina'], english: ['mint'] },
  turchese: { italian: ['turchese', 'tiffany'], english: ['turquoise', 'teal'] },
  petrolio: { italian: ['petrolio', 'ottanio'], english: ['petrol'] },
  blu: { italian: ['blu', 'indaco', 'zaffiro', 'cobalto'], english: ['blue', 'sapphire', 'indigo'] },
  azzurro: { italian: ['azzurro', 'celeste', 'carta da zucchero'], english: ['light blue', 'sky blue', 'baby blue'] },
  grigio: { italian: ['grigio', 'antracite', 'acciaio', 'fumo'], english: ['grey', 'gray', 'smoky'] },
  argento: { italian: ['argento', 'argentato', 'metallo'], english: ['silver', 'metallic'] },
  bianco: { italian: ['bianco', 'neve'], english: ['white', 'snow'] },
} as const satisfies Record<string, Concept>

/** Techniques by their names in the salon, and their common features. */
const TECHNIQUES = {
  'air touch': { italian: ['air touch'], english: ['airtouch'] },
  balayage: { italian: ['balayage', 'balaiage'], english: ['balayage'] },
  ombre: { italian: ['ombré'], english: ['ombre'] },
  sombre: { italian: ['sombré'], english: ['sombre'] },
  tortoiseshell: { italian: ['tortoiseshell', 'tartarugato', 'tartaruga'], english: ['tortoiseshell'] },
  'color melting': { italian: ['color melting', 'melting'], english: ['color melt', 'colour melt'] },
  ribbon: { italian: ['ribbon', 'ribbon highlights', 'nastri'], english: ['ribbon highlights'] },
  pintura: { italian: ['pintura'], english: ['pintura'] },
  splashlight: { italian: ['splashlight', 'splash light'], english: ['splashlight'] },
  babylights: { italian: ['babylights', 'baby lights'], english: ['babylights'] },
  foilage: { italian: ['foilage', 'foilyage', 'stagnola'], english: ['foilyage'] },
  flamboyage: { italian: ['flamboyage'], english: ['flamboyage'] },
  ecaille: { italian: ['ecaille', 'écaille'], english: ['ecaille'] },
  bronde: { italian: ['bronde'], english: ['bronde'] },
  'lived-in': { italian: ['lived in', 'lived in color', 'vissuto'], english: ['lived-in color'] },
  'root smudge': { italian: ['root smudge', 'smudge', 'radice sfumata'], english: ['root smudge', 'smudged root'] },
  shatush: { italian: ['shatush', 'sciatush'], english: ['shatush'] },
  degrade: { italian: ['degradé', 'degradè', 'sfumato', 'sfumatura'], english: ['gradient', 'degrade'] },
  meches: { italian: ['mèches', 'colpi di luce', 'cartine'], english: ['highlights', 'foils', 'streaks'] },
  chunky: { italian: ['chunky', 'chunky highlights', 'anni novanta'], english: ['chunky highlights'] },
  californian: { italian: ['californian', 'californiane'], english: ['californian highlights'] },
  'sun-kissed': { italian: ['sun kissed', 'colpi di sole', 'baciati dal sole'], english: ['sun-kissed', 'sunkissed'] },
  teasylights: { italian: ['teasylights', 'teasy lights'], english: ['teasylights'] },
  'shadow root': { italian: ['shadow root', 'radice scura', 'ombra alla radice'], english: ['shadow root'] },
} as const satisfies Record<string, Concept>

/** Falls and lengths of hair. */
const SHAPES = {
  liscio: { italian: ['liscio', 'dritto'], english: ['straight', 'sleek'] },
  mosso: { italian: ['mosso', 'ondulato', 'onde'], english: ['wavy', 'waves'] },
  riccio: { italian: ['riccio', 'riccioli', 'ricci', 'afro'], english: ['curly', 'curls'] },
  corto: { italian: ['corto', 'pixie'], english: ['short', 'pixie cut'] },
  caschetto: { italian: ['caschetto', 'carré'], english: ['bob', 'lob'] },
  medio: { italian: ['medio', 'media lunghezza'], english: ['medium length', 'medium'] },
  lungo: { italian: ['lungo'], english: ['long'] },
} as const satisfies Record<string, Concept>

const TABLE = { ...DEPTHS, ...REFLECTS, ...WISHES, ...TECHNIQUES, ...SHAPES }

export type ConceptId = keyof typeof TABLE

export const CONCEPTS: Readonly<Record<ConceptId, Concept>> = TABLE

/** Words without meaning for a search. */
export const EMPTY_WORDS: ReadonlySet<string> = new Set(
  (
    'a al alla alle and base capelli capello che chioma ciocca ciocche colorati colorazione colore colori color colour con ' +
    'da dei del della delle di donna e ed effetto foto for hair hairstyle i idee il immagini in la le lo look nuance of ' +
    'on per riflessi riflesso su sui sul sulla the taglio tecnica tinta tono tonalita toni un una with woman women'
  ).split(' '),
)
