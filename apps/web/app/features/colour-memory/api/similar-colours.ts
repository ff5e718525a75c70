import { similarColours } from '@riflesso/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '~/api/client.ts'
import type { SoughtColour } from '../model/sought-colour.ts'

/** The salon's analyses that gave a colour or promised it. */
export const similarColoursQuery = ({ goal, start, except }: Pick<SoughtColour, 'goal' | 'start' | 'except'>) =>
  queryOptions({
    queryKey: [similarColours.path, goal, start, except],
    queryFn: ({ signal }) =>
      call(similarColours, { query: { goal, start: start ?? undefined, except: except ?? undefined } }, { signal }),
    // Refetched on every visit, because analyses and outcomes change it.
    refetchOnMount: 'always',
  })
