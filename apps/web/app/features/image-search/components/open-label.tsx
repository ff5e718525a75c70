import { imageSearchCopy as copy } from '~/copy/image-search.ts'
import { useEngine } from '../api/use-engine.ts'

/** What the button that opens the search says: 'Cerca Galleria'. */
export function OpenLabel() {
  const engine = useEngine()
  return engine === null ? copy.opening : copy.open(engine)
}
