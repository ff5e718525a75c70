import { compareColours, type Lab } from '@riflesso/colorimetry'
import { capitalised } from '../italian.ts'
import { reflectName } from '../words/colour/tones.ts'
import { ALMOST_EQUAL, levelsApart, OUTCOME_WORDS, REFLECT_WORDS } from '../words/outcome.ts'

/** Difference of a colour from the one searched for: 'Quasi uguale', 'Mezzo livello più chiaro, più caldo'. */
export function writeDifference(sought: Lab, found: Lab): string {
  const { levels, reflect, tones } = compareColours(sought, found)
  const level = levels === 0 ? [] : [levelsApart(levels)]
  const words = [...level, ...reflectWords(reflect, tones)]
  return capitalised(words.length === 0 ? ALMOST_EQUAL : words.join(', '))
}

type Compared = ReturnType<typeof compareColours>

function reflectWords(reflect: Compared['reflect'], { sought, found }: Compared['tones']): string[] {
  if (reflect === 'none') return []
  if (reflect === 'other') return [[found, sought].map(reflectName).join(OUTCOME_WORDS.insteadOf)]
  return [REFLECT_WORDS[reflect]]
}
