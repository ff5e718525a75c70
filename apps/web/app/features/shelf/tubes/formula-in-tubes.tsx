import { type ComponentProps, lazy, Suspense } from 'react'
import { Skeleton } from '~/ui/state/skeleton.tsx'

/** Loaded when a formula is shown in tubes. */
const TubesView = lazy(() => import('./tubes-view.tsx'))

/** The formula of an analysis in the salon's tubes. */
export const FormulaInTubes = (props: ComponentProps<typeof TubesView>) => (
  <Suspense fallback={<Skeleton height="20rem" />}>
    <TubesView {...props} />
  </Suspense>
)
