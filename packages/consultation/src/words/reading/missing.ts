/** The optional answers of the situation by path, worded to follow 'manca' or 'mancano'. */
const MISSING_WORDS: Readonly<Record<string, string>> = {
  hairType: 'la tipologia dei capelli',
  condition: 'lo stato dei capelli',
  'details.naturalLevel': 'la base naturale',
  'details.whiteShare': 'la percentuale di capelli bianchi',
  'details.regrowthCm': 'i centimetri di ricrescita',
  'details.length': 'la lunghezza',
  'details.density': 'la densità',
  'details.fibre': 'lo spessore della fibra',
  'details.technique': 'la tecnica desiderata',
  'details.history.colourLayers': 'gli strati di colore sulle lunghezze',
  'details.history.henna': 'l’eventuale uso di henné',
  'details.history.metallicSalts': 'la presenza di sali metallici',
  'details.history.weeksSinceBleach': 'la data dell’ultima decolorazione',
  'details.history.weeksSincePerm': 'la data dell’ultima permanente o stiratura',
  'details.safety.under16': 'l’età',
  'details.safety.allergy': 'le allergie note',
  'details.safety.patchTest': 'l’esito del test di sensibilità',
  'details.safety.patchTestAgeHours': 'la data del test di sensibilità',
  'details.safety.scalp': 'lo stato della cute',
  'details.safety.pregnancy': 'l’eventuale gravidanza',
  'details.safety.persulfateAsthma': 'l’eventuale asma o sensibilità ai persolfati',
  'details.safety.elasticity': 'l’esito della prova di elasticità',
}

/** 'l’esito del test di sensibilità' for 'details.safety.patchTest'. Throws RangeError for a path without a question. */
export function missingAnswer(path: string): string {
  const words = MISSING_WORDS[path]
  if (!words) throw new RangeError(`situation path: ${path}`)
  return words
}
