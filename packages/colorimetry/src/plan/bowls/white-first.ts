import { densestWhite } from '../../hair/white-share.ts'
import type { ApplicationCode } from '../../model/application-codes.ts'
import type { DeclaredDetails } from '../../model/situation.ts'
import type { WhitePlace } from '../../model/vocabulary.ts'

const PLACE_FIRST: Readonly<Record<WhitePlace, ApplicationCode>> = {
  front: 'white-front-first',
  sides: 'white-sides-first',
  nape: 'white-nape-first',
}

/** Where a bowl for white hair is applied first, so that the densest white gets its full time. */
export const whiteFirst = (details: DeclaredDetails): ApplicationCode => {
  const place = densestWhite(details)?.place ?? null
  return place === null ? 'densest-white-first' : PLACE_FIRST[place]
}
