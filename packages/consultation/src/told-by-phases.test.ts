import { planFormula, type Situation } from '@riflesso/colorimetry'
import { describe, expect, test } from 'vitest'
import { shadeOf, situationOf } from '../../colorimetry/src/testing/situations.ts'
import { analysisAsText } from './analysis-as-text.ts'
import { writeAnalysis } from './write-analysis.ts'

/** The whole sheet of a situation without photos. */
const sheetOf = (situation: Situation): string =>
  analysisAsText(writeAnalysis({ prima: null, dopo: null, situation, plan: planFormula(situation), client: null }))

const natural = (shade: string) => ({ ...shadeOf(shade), history: 'naturale' }) as const
const goalAt = (situation: Situation, roots: string): Situation => ({
  ...situation,
  goal: { ...situation.goal, zones: { ...situation.goal.zones, roots: shadeOf(roots) } },
})

const brownAgain = goalAt(
  situationOf({
    history: 'decolorato',
    condition: 'discreto',
    current: shadeOf('10.03'),
    roots: natural('6.0'),
    goal: shadeOf('6.0'),
    details: { regrowthCm: 8 },
  }),
  '6.0',
)
const oldBlonde = situationOf({
  history: 'decolorato',
  current: shadeOf('10.03'),
  roots: natural('6.0'),
  goal: shadeOf('10.13'),
  details: { regrowthCm: 3 },
})
const lilac = situationOf({ history: 'decolorato', current: shadeOf('9.22'), goal: shadeOf('9.31') })
const poolGreen = situationOf({ history: 'decolorato', current: shadeOf('9.07'), goal: shadeOf('9.3') })
const ruined = situationOf({
  history: 'colorato',
  condition: 'rovinato',
  current: shadeOf('5.0'),
  goal: shadeOf('7.44'),
})
const manyLayers = situationOf({
  history: 'colorato',
  current: shadeOf('5.66'),
  goal: shadeOf('8.3'),
  past: { colourLayers: 'tre-o-piu', metallicSalts: false },
})
const dyed = situationOf({ history: 'colorato', condition: 'discreto', current: shadeOf('4.0'), goal: shadeOf('6.34') })
const brassy = situationOf({
  history: 'decolorato',
  condition: 'discreto',
  current: shadeOf('8.6'),
  goal: shadeOf('8.13'),
})

const course = situationOf({ current: shadeOf('3.0'), goal: shadeOf('9.1') })
const bathToSix = situationOf({ history: 'colorato', current: shadeOf('4.0'), goal: shadeOf('6.1') })
const missed = situationOf({ history: 'colorato', current: shadeOf('8.44'), goal: shadeOf('8.13') })
const lightsInCourse = situationOf({
  current: shadeOf('3.0'),
  goal: shadeOf('9.1'),
  details: { technique: 'balayage' },
})

const toDarken = situationOf({ history: 'decolorato', current: shadeOf('9.3'), goal: shadeOf('8.3') })
const twoBowls: Situation = {
  ...toDarken,
  goal: { ...toDarken.goal, zones: { ...toDarken.goal.zones, ends: shadeOf('7.4') } },
}

const refused = situationOf({
  history: 'decolorato',
  current: shadeOf('8.33'),
  goal: shadeOf('7.0'),
  safety: { scalp: 'lesionata' },
})
const blended = situationOf({
  current: shadeOf('5.0'),
  goal: shadeOf('6.0'),
  details: { whiteShare: 0.6, white: { wish: 'sfumare', upkeep: null, front: null, sides: null, nape: null } },
})
const whiteInFront = situationOf({
  history: 'colorato',
  current: shadeOf('6.3'),
  roots: natural('5.0'),
  goal: shadeOf('6.3'),
  details: { whiteShare: 0.8, white: { wish: 'coprire', upkeep: null, front: 1, sides: null, nape: null } },
})
const soundRoot: Situation = { ...oldBlonde, condition: 'rovinato' }

const brown = situationOf({ current: shadeOf('5.3'), goal: shadeOf('5.3') })
const kept: Situation = { ...brown, goal: { ...brown.goal, kind: 'refresh' } }
const someWhite = situationOf({ current: shadeOf('5.0'), goal: shadeOf('5.0'), details: { whiteShare: 0.4 } })

const greying = { whiteShare: 0.45 }
const darkerOverWhite = situationOf({ current: shadeOf('6.0'), goal: shadeOf('4.0'), details: greying })
const lighterOverWhite = situationOf({ current: shadeOf('5.0'), goal: shadeOf('6.0'), details: greying })

type Line = readonly [title: string, situation: Situation, says: string | null, neverSays: RegExp | null]

/** One line for each thing that a sheet once said against its own phases. */
const LINES: readonly Line[] = [
  ['a long regrowth that nothing lifts has no two bands', brownAgain, null, /due fasce/],
  ['a lightened regrowth is worked in two bands', oldBlonde, 'si lavora in due fasce', null],
  ['old blonde beside powder is protected', oldBlonde, 'Proteggere i capelli già chiari', null],
  ['a chelating wash is rinsed like a wash', poolGreen, 'Lavaggio chelante', /riossidare|al massimo tre volte/],
  ['a wash against a toner clarifies', lilac, 'Lavaggio chiarificante', /Trattamento chelante/],
  ['lilac hair is not begun where it is yellow', lilac, null, /gialla o aranciata/],
  ['the plan itself is no softer goal', ruined, null, /obiettivo più morbido/],
  ['denied metallic salts are not asked again', manyLayers, 'si aprono a fatica', /sali metallici/],
  ['what follows a course begins after it', course, 'A percorso finito: ', /^(?:Nuova|Ritocco)/m],
  ['lights have one next visit', lightsInCourse, 'A percorso finito: foilyage: schiariture', /prossimo appuntamento/],
  ['a visit that ends at 7 needs blue, whatever the course ends at', course, 'Shampoo blu', /Shampoo[^.]* viola/],
  [
    'a missed reflect is not kept',
    missed,
    'Tono su tono 8.13 su tutta la testa ogni 4-6 settimane: avvicina',
    /ravvivare/,
  ],
  ['a bath is lightening for the care at home', bathToSix, 'capelli decolorati', null],
  [
    'colour that waits for the next bowl has no level to be reached',
    lightsInCourse,
    'Si risciacqua insieme alla fase successiva.',
    null,
  ],
  ['a bowl alone stops beside no other', brownAgain, null, /l’altra miscela/],
  [
    'two bowls stop where the other begins',
    twoBowls,
    'Applicare soltanto sulle punte, fermandosi dove comincia l’altra miscela.',
    null,
  ],
  [
    'a refusal names the wish, not the hair',
    refused,
    'Richiesta: biondo naturale.',
    /nuance in ciotola|7\.0 .*in deposito/,
  ],
  ['a condition says nothing of a tested elasticity', ruined, 'La fibra è sfibrata', /si allunga|elastica/],
  [
    'no margin is enough for a wish that is not reached',
    blended,
    'questa formula non schiarisce',
    /margine è sufficiente|Salendo/,
  ],
  ['a remover is no mere deposit', manyLayers, 'il decapante riduttivo non tocca', /solo deposito|viene dalla foto/],
  ['every visit of a course has its time', course, null, /settimane: (?:base al )?livello [\d,]+\./],
  ['white in front is not the whole head', whiteInFront, 'di capelli bianchi davanti', /chioma tutta bianca/],
  [
    'a sound root under ruined lengths is told apart',
    soundRoot,
    'Alla radice, cresciuta dopo',
    /soltanto un breve bagno/,
  ],
  ['a trouble has a remedy, or is not raised', whiteInFront, null, /(?:caldo|cenere): risciacquare e proseguire\./],
  [
    'a clear gloss deposits nothing',
    kept,
    'gloss acido trasparente',
    /in (?:solo )?deposito|hann?o? preso|allo stesso colore|reso uniforme|troppo (?:caldo|cenere)/,
  ],
  [
    'a clear gloss has no reflect to come back for',
    kept,
    'Gloss trasparente da rinnovare: fra',
    /Riflesso da riprendere/,
  ],
  [
    'white that only a photo shows is no fact',
    { ...someWhite, seenWhite: true },
    'Se non è luce',
    /^I capelli bianchi/m,
  ],
  [
    'white that only a photo shows and that takes the colour in part is not called uncovered',
    { ...darkerOverWhite, seenWhite: true },
    'si colorano solo in parte',
    /non si copr|scoperti/,
  ],
  [
    'white that only a photo shows and that takes all of the colour is not called uncovered',
    { ...lighterOverWhite, seenWhite: true },
    'I bianchi della foto, se lo sono, oggi si colorano con gli altri',
    /non si copr|scoperti|solo in parte/,
  ],
  ['declared white is a fact', someWhite, 'I capelli bianchi sono circa il 40%', /Se non è luce/],
  ['dye is taken off washed hair', dyed, 'Lavare prima con shampoo chiarificante', null],
  ['a cast is cancelled on washed hair', brassy, 'Lavare prima con shampoo chiarificante', null],
]

describe('a sheet says what its phases do', () => {
  test.each(LINES)('%s', (_, situation, says, neverSays) => {
    const sheet = sheetOf(situation)
    if (says !== null) expect(sheet).toContain(says)
    if (neverSays !== null) expect(sheet).not.toMatch(neverSays)
  })
})
