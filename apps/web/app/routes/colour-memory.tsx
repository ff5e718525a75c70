import { useSearchParams } from 'react-router'
import { ColourMemoryDialog } from '~/features/colour-memory/components/colour-memory-dialog.tsx'
import { soughtColour } from '~/features/colour-memory/model/sought-colour.ts'
import { withColourToFind, withoutColourToFind } from '~/reading/colour-memory-address.ts'
import { OPENED_ANALYSIS } from './archived-analysis.tsx'

/** The search by colour of the URL, over the page. */
export function ColourMemory() {
  const [params, setParams] = useSearchParams()
  const open = (id: string) =>
    setParams(
      (before) => {
        const next = withoutColourToFind(before)
        next.set(OPENED_ANALYSIS, id)
        return next
      },
      { preventScrollReset: true },
    )
  return (
    <ColourMemoryDialog
      sought={soughtColour(params)}
      onClose={() => setParams(withoutColourToFind, { preventScrollReset: true, replace: true })}
      onPick={(goal) =>
        setParams((before) => withColourToFind(before, { goal }), { preventScrollReset: true, replace: true })
      }
      onOpen={open}
    />
  )
}
