import {
  growingLighter,
  isConfirmed,
  isLightened,
  isUndyed,
  LEVEL_TOLERANCE,
  type Plan,
  type ReasonCode,
  type Tone,
  ZONES,
  type Zone,
  type ZoneReading,
  zoneColours,
} from '@riflesso/colorimetry'
import type { Reading } from '@riflesso/vision'
import { beforeNumber, capitalised, decimal, listed, measure, percent, withError } from '../italian.ts'
import { describeColour } from '../reading/describe-colour.ts'
import { describeStructure, unevenness } from '../reading/describe-reading.ts'
import { describeViews } from '../reading/head-views.ts'
import { directInWords } from '../words/colour/direct-colours.ts'
import { levelName } from '../words/colour/levels.ts'
import { counterPigments, exposedPigment } from '../words/colour/pigments.ts'
import { isNatural, reflectInSentence, reflectName, temperature } from '../words/colour/tones.ts'
import { levelsInWords } from '../words/reasons/values.ts'
import { techniqueName } from '../words/techniques.ts'
import { ZONE_LABELS, zoneWords } from '../words/zones.ts'
import {
  type Case,
  colourSeen,
  coversWhite,
  isAllWhite,
  isColoured,
  isDirect,
  isLeft,
  isWithoutAsh,
  longestWay,
  measuredLevel,
  whereOfGoal,
  whiteShare,
  withoutPast,
  zonesSeen,
} from './case.ts'
import { isRefused } from './outcome.ts'
import { lightensAnything } from './strain.ts'
import { pastAsked } from './untold-past.ts'

/** The measured colour, the goal, and the pigment between the two. */
export function colorimetricAnalysis(hair: Case): string[] {
  return [startingColour(hair), goalColour(hair), goalShade(hair), pigments(hair), whiteHair(hair)].filter(
    (text) => text !== '',
  )
}

function startingColour(hair: Case): string {
  const { prima, situation } = hair
  if (prima) {
    const colours = zonesSeen(hair, prima)
    // Lightened lengths below a shadowed root may read like the root.
    const even = pastAsked(hair) === null ? undefined : 'Zone lette allo stesso livello'
    const look = `${structure(prima, colours, even)}${lightOfRoots(prima, colours)}${techniqueSeen(
      prima,
      colours,
      ZONES.some((zone) => !isUndyed(situation.current[zone])),
    )}`
    return `La foto Prima mostra un ${describe(hair, prima)}. ${look}${viewsSeen(prima)}${confirmedWords(prima)}`
  }
  if (isAllWhite(hair)) return ''
  const { roots, lengths } = situation.current
  const declared = `La base dichiarata è ${levelName(lengths.level)}, livello ${measure(lengths.level)}`
  return roots.level === lengths.level ? `${declared}.` : `${declared}, con radici al livello ${measure(roots.level)}.`
}

function describe(hair: Case, reading: Reading): string {
  const colour = colourSeen(hair, reading)
  const { level, tone, lab } = colour
  const white = isConfirmed(colour) ? 0 : reading.whiteShare
  const called = describeColour(level, tone, lab, white)
  const name = (reading === hair.prima ? withoutPast(called, hair) : called).toLocaleLowerCase('it-IT')
  // Pure pigment is named by its colour instead of level and reflect.
  const reflect = tone.intensity === 'pure' ? '' : `, ${reflectInSentence(tone)}`
  return `${name}: ${measuredLevel(colour)}${reflect}${secondCandidate(colour, reading)}`
}

/** ', forse rosso': the other reflect that the photo may show, also if the plan does not believe in it. */
function secondCandidate(colour: ZoneReading, { tone: ofHead }: Reading): string {
  if (isConfirmed(colour)) return ''
  const name = toneWithStrength(colour.tone)
  const candidates = [colour.alternativeTone, isNatural(colour.tone) ? ofHead : null].flatMap((tone) => tone ?? [])
  const second = candidates.map(toneWithStrength).find((candidate) => candidate !== name)
  return second ? `, forse ${second}` : ''
}

/** ' Confermato dal vivo: radici 5,0 naturale (letto 5,6 ± 1,5 cenere).', '' if nothing was confirmed. */
function confirmedWords(reading: Reading): string {
  const parts = ZONES.flatMap((zone) => {
    const colour = reading.zones[zone] ?? reading
    if (!colour.read || (zone !== 'lengths' && reading.zones[zone] === null)) return []
    const { level, levelError, tone } = colour.read
    const seen = `${withError(level, levelError)} ${toneWithStrength(tone)}`
    return [
      `${ZONE_LABELS[zone].toLocaleLowerCase('it-IT')} ${measure(colour.level)} ${toneWithStrength(colour.tone)} (letto ${seen})`,
    ]
  })
  return parts.length === 0 ? '' : ` Confermato dal vivo: ${listed(parts)}.`
}

/** ' Da due foto: davanti 6,5, nuca 5. Nuca 5, davanti 6,5: ...', '' for a single photo. A confirmation settles what they contradict. */
function viewsSeen(reading: Reading): string {
  const views = describeViews(reading)
  if (!views) return ''
  const doubt = views.doubt !== null && confirmedWords(reading) === '' ? ` ${views.doubt}` : ''
  return ` ${views.said}${doubt}`
}

type ZoneColours = Readonly<Record<Zone, ZoneReading>>

/**
 * Change of the colour along the hair, with the levels and reflects from which the plan starts: 'Sfumato, punte più chiare: radici e
 * lunghezze 4,1, punte 6,0.', 'Riflesso diverso da zona a zona: radici e lunghezze 4,8 naturale, punte 4,8 rame.'
 */
function structure(reading: Reading, colours: ZoneColours, even?: string): string {
  const toneOf = (zone: Zone) => toneWithStrength(colours[zone].tone)
  const isOneTone = new Set(ZONES.map(toneOf)).size === 1
  const look = (zone: Zone) => `${measure(colours[zone].level)}${isOneTone ? '' : ` ${toneOf(zone)}`}`
  const parts = [...Map.groupBy(ZONES, look)].map(([seen, zones]) => `${zoneWords(zones)} ${seen}`)
  const isOneLevel = new Set(ZONES.map((zone) => colours[zone].level)).size === 1
  const name = isOneLevel && !isOneTone ? 'Riflesso diverso da zona a zona' : describeStructure(reading, colours, even)
  const where = parts.length > 1 && (!isOneTone || unevenness(reading, colours) !== null)
  return `${name}${where ? `: ${parts.join(', ')}` : ''}.`
}

/** Whether lighter lengths or ends have the warmth or the beige of lightened hair; light and shine are neutral. */
const looksMade = ({ roots, lengths, ends }: ZoneColours): boolean =>
  [lengths, ends].some(({ level, tone }) => level > roots.level && !isNatural(tone))

/** The technique that seems visible in a photo, and the one that gives its effect here if it differs. */
function techniqueSeen(
  { technique: seen }: Reading,
  colours: ZoneColours,
  mayBeMade: boolean,
  used: Plan['technique'] = seen,
): string {
  if (seen === null) return ''
  if (!mayBeMade || !looksMade(colours))
    return ` Forse c’è un lavoro di tipo ${techniqueName(seen)}, o è solo luce: chiedilo.`
  const here =
    used === null || used === seen ? '' : `: qui lo stesso effetto si ottiene con la tecnica ${techniqueName(used)}`
  return ` Dalla foto si riconosce un lavoro di tipo ${techniqueName(seen)}${here}.`
}

/** Roots that read lighter although nothing can have lightened them, and how the plan treats them. */
const lightOfRoots = (reading: Reading, colours: ZoneColours): string =>
  zoneColours(reading).roots.level > colours.roots.level
    ? ' Le radici appaiono più chiare perché prendono la luce dall’alto: vale la lettura d’insieme.'
    : ''

function goalColour(hair: Case): string {
  const { prima, dopo, situation, plan } = hair
  const { goal } = situation
  if (goal.kind === 'refresh') {
    const isEven = prima !== null && unevenness(prima, zonesSeen(hair, prima)) === null
    const whole = isEven ? 'ravvivato dalla radice alle punte' : 'reso uniforme dalla radice alle punte'
    const toned = plan.goal.zones.length === ZONES.length ? whole : 'rinfrescato zona per zona'
    const way = plan.sessions.length === 0 || isColoured(plan) ? toned : 'lucidato senza cambiarlo'
    return `L’obiettivo è lo stesso colore, ${way} (livello ${measure(goal.level)}, ${reflectInSentence(goal.tone)}).`
  }
  if (!dopo) {
    return isDirect(plan)
      ? `L’obiettivo è un ${directInWords(plan.goal.shade)}.`
      : `L’obiettivo è un ${levelName(goal.level)}, ${reflectInSentence(goal.tone)}.`
  }
  if (goal.white === 'strands')
    return `La foto Dopo mostra un ${describe(hair, dopo)}, con ciocche chiare o bianche: la base resta un ${levelName(goal.level)}, livello ${measure(goal.level)}.`
  const range = paletteRange(dopo)
  const colours = growingLighter(dopo)
  const light = lightOfRoots(dopo, colours)
  const seen = `L’obiettivo, letto dalla foto Dopo, è un ${describe(hair, dopo)}, tono ${temperature(goal.tone)}.${light}${techniqueSeen(dopo, colours, true, plan.technique)}${viewsSeen(dopo)}${confirmedWords(dopo)}`
  const even = prima ? '' : ` ${structure(dopo, colours)}`
  return `${seen}${range ? ` ${range}` : even}`
}

/** The only place that derives the shade of the formula from the measured colour. */
const goalShade = ({ plan }: Case): string =>
  isLeft(plan)
    ? ''
    : capitalised(`${whereOfGoal(plan)}la nuance dell’obiettivo è ${beforeNumber('il', plan.goal.shade)}.`)

/** A difference in levels this large in one photo is highlights, not noise. */
const LIGHT_PLAY = 1.5

function paletteRange({ palette }: Reading): string {
  const main = [...palette].sort((a, b) => b.share - a.share)[0]
  const levels = palette.filter(({ share }) => share >= 0.08).map(({ level }) => level)
  const [darkest, lightest] = [Math.min(...levels), Math.max(...levels)]
  if (!main || lightest - darkest < LIGHT_PLAY) return ''
  return `Non è un colore solo: va dal livello ${measure(darkest)} al livello ${measure(lightest)}, e il tono principale (livello ${measure(main.level)}) occupa ${beforeNumber('il', percent(main.share))} della chioma.`
}

function pigments(hair: Case): string {
  const { situation, plan } = hair
  const { current } = situation
  // White hair has no pigment to expose or to build on: see whiteHair. Where nothing is done, nothing happens to it.
  if ((isAllWhite(hair) && !isDirect(plan)) || isRefused(plan)) return ''
  if (situation.goal.white === 'strands' && !isColoured(plan)) return ''
  const { goal } = plan
  const way = longestWay(plan)
  const reached = way === null ? 0 : exposedLevel(hair, way)
  if (way !== null && way.lift > 0 && isDirect(plan) && reached > way.to - way.lift)
    return `Salendo al livello ${decimal(reached)} affiora il fondo di schiarimento ${exposedPigment(reached)}: è la base su cui si legge il pigmento diretto, e più è pulita e uniforme, più il colore è vivo.`
  if (way !== null && way.lift > 0) {
    return reached > way.to - way.lift
      ? exposed(reached, isWithoutAsh(plan) ? plan.expected.tone : goal.tone)
      : `La base non si schiarisce e nuovo fondo non affiora: ${isColoured(plan) ? `al livello ${decimal(reached)} si lavora soltanto sul riflesso` : `oggi resta al livello ${decimal(reached)}`}.`
  }
  if (way !== null) {
    if (ZONES.some((zone) => isLightened(current[zone])))
      return `Si scende di ${levelsInWords(-way.lift)} su capello già schiarito: ${missingPigment(plan, way.to)}`
    return `Si scende di ${levelsInWords(-way.lift)}: ${onOwnPigment(goal.tone, current.lengths.tone)}`
  }
  if (isDirect(plan))
    return 'La base è già abbastanza chiara: il pigmento diretto vi si deposita senza ossidante e il livello della fibra non cambia.'
  const from = current.lengths.tone
  const same = from.primary === goal.tone.primary && from.secondary === goal.tone.secondary
  if (same || !isColoured(plan)) {
    const work = isColoured(plan)
      ? 'si lavora in deposito, per dare intensità e uniformità'
      : 'si lavora sulla lucentezza'
    const agree = isReadAlike(hair) ? 'coincidono entro il margine delle letture' : 'coincidono già'
    if (isWhiteAsked(hair)) return `Sotto i bianchi livello e riflesso ${agree}: prima di tutto va deciso se coprirli.`
    return `Livello e riflesso ${agree}: ${coversWhite(hair) ? 'resta da coprire il bianco' : work}.`
  }
  return `Il livello resta invariato: si lavora sul riflesso, da ${toneWithStrength(from)} a ${toneWithStrength(goal.tone)}.`
}

/** Whether two photos agree only within their error bars. */
const isReadAlike = ({ situation: { goal, current } }: Case): boolean =>
  goal.kind === 'transform' &&
  ZONES.some((zone) => Math.max(current[zone].levelError ?? 0, goal.zones[zone].levelError ?? 0) > LEVEL_TOLERANCE)

/** Whether white hair, which only the photo shows, may have to be covered for this wish. */
const isWhiteAsked = ({ plan: { sessions } }: Case): boolean =>
  sessions.some(({ phases }) => phases.some(({ reasons }) => reasons.some(({ values }) => values.white === 'open')))

/** The level whose pigment the plan exposes: where powder stops, otherwise where colour arrives; that of the hair if nothing lifts. */
function exposedLevel(hair: Case, { to, lift }: { readonly to: number; readonly lift: number }): number {
  const { sessions, expected } = hair.plan
  if (!lightensAnything(hair)) return to - lift
  const stops = sessions.flatMap(({ phases }) => phases.flatMap(({ stopAtLevel }) => stopAtLevel ?? []))
  return Math.min(to, stops.length > 0 ? Math.max(...stops) : expected.level)
}

/** Effect of the natural pigment on a deeper colour. */
function onOwnPigment(tone: Tone, base: Tone): string {
  const reflect = reflectName(tone)
  if (temperature(base) === 'freddo' && !isNatural(tone))
    return `la base è fredda e il riflesso ${reflect} si legge un po’ più sobrio che in cartella.`
  if (isNatural(tone)) return 'la base conserva il proprio pigmento e il colore più profondo vi si appoggia.'
  const side = temperature(tone)
  if (side === 'caldo') return `il pigmento della base è già caldo e fa da appoggio al riflesso ${reflect}.`
  if (side === 'freddo')
    return `il pigmento caldo della base attenua il riflesso ${reflect}, che si leggerà più sobrio che in cartella.`
  return `il pigmento caldo della base ammorbidisce il ${reflect}, che risulterà naturale.`
}

/** Replacement of the warm pigment that lightened hair has lost. */
function missingPigment({ sessions }: Plan, level: number): string {
  const phases = sessions.flatMap((session) => session.phases)
  const says = (code: ReasonCode) => phases.some(({ reasons }) => reasons.some((reason) => reason.code === code))
  const gone = `il fondo ${exposedPigment(level)} del livello di arrivo nella fibra non c’è più`
  if (says('prepigment'))
    return `${gone}, e senza ricostruirlo il colore risulterebbe spento e scaricherebbe in fretta.`
  if (says('prepigment-skipped')) return `${gone}, ma a questa profondità il pigmento depositato basta da solo.`
  return says('add-gold')
    ? `${gone}: lo sostituisce la parte calda della miscela.`
    : `${gone}, e la nuance in ciotola ne prende il posto.`
}

const toneWithStrength = (tone: Tone): string => (isNatural(tone) ? 'naturale' : reflectName(tone))

function exposed(level: number, tone: Tone): string {
  const side = temperature(tone)
  const reflect = reflectName(tone)
  const pigment = `Salendo al livello ${decimal(level)} affiora il fondo di schiarimento ${exposedPigment(level)}`
  if (side === 'caldo') return `${pigment}, che sostiene il riflesso ${reflect}: va accompagnato, non spento.`
  if (side === 'freddo') {
    return `${pigment}: ${counterPigments(level)}, e solo allora si legge il riflesso ${reflect}.`
  }
  return isNatural(tone)
    ? `${pigment}: per un esito naturale va bilanciato con misura, senza raffreddare troppo.`
    : `${pigment}: il ${reflect} nasce da un equilibrio fra questo calore e una parte di freddo.`
}

function whiteHair(hair: Case): string {
  const share = whiteShare(hair)
  if (share === null || share < 0.05) return ''
  if (isAllWhite(hair)) return 'La chioma è tutta bianca: senza fondo proprio, mostra il riflesso in purezza.'
  const { seenWhite, hairType } = hair.situation
  const doubt = hairType === null ? 'Se non sono luce o schiariture' : 'Se non è luce'
  const some = seenWhite ? `${doubt}, i capelli bianchi` : 'I capelli bianchi'
  const count = `${some} sono circa ${beforeNumber('il', percent(share))}`
  return isColoured(hair.plan) ? `${count}: lì nessun fondo affiora, e il riflesso si mostra in purezza.` : `${count}.`
}
