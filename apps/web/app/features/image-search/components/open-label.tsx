import { imageSearchCopy as copy } from '~/copy/analysis/image-search.ts'
import { useEngine } from '../api/use-engine.ts'

/** Label of the button that opens the search: 'Cerca Galleria'. */
export function OpenLabel() {
  const engine = useEngine()
  return engine === null ? copy.opening : copy.open(engine)
}
