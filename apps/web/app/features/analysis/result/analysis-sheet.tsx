import { useMediaQuery } from '@mantine/hooks'
import { isUsable, shortOfWish } from '@riflesso/consultation'
import { useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react'
import { useHasTool } from '~/auth/session/use-current-user.ts'
import { useTubesOfPhases } from '~/features/shelf/tubes/use-tubes-of-phases.tsx'
import { Skeleton } from '~/ui/state.tsx'
import { rememberOption, rememberPlanned, showSibling } from '../archive/full-analysis.ts'
import { analysisShown, optionOf } from '../model/analysis-result.ts'
import { Printed } from '../share/print-button.tsx'
import type { PlannedAnew } from './answer-questions.ts'
import { DecidingQuestions } from './deciding-questions.tsx'
import { Evidence } from './evidence/evidence.tsx'
import { FormulaSection } from './formula-section.tsx'
import { OptionChoice } from './option-choice.tsx'
import { SheetTabs } from './sheet-tabs.tsx'
import { SiblingChoice } from './sibling-choice.tsx'

type Props = {
  readonly analysisId: string
  readonly shown: PlannedAnew
  readonly date: Date
  readonly hasPhotos: boolean
  /** Uses the archive's titles and times: 'FASE 1 - …', 'Tempo: 35 minuti'. */
  readonly archived?: boolean
  /** Summary of the colour; on a wide screen with actions. */
  readonly head: (wide: boolean) => ReactNode
  /** Bottom bar of a narrow screen. */
  readonly foot?: (wide: boolean) => ReactNode
  readonly notices: ReactNode
  readonly children?: ReactNode
}

/**
 * An analysis: title, formula, then tabs with reasons, reading and care. On a wide screen the pictures and the tabs are a column
 * beside the formula; on a narrow one the pictures are part of the second tab.
 */
export function AnalysisSheet({
  analysisId,
  shown,
  date,
  hasPhotos,
  archived = false,
  head,
  foot,
  notices,
  children,
}: Props) {
  const queryClient = useQueryClient()
  const planned = (anew: PlannedAnew) => rememberPlanned(queryClient, analysisId, anew)
  const option = optionOf(shown)
  const analysis = analysisShown(shown)
  const wide = useMediaQuery('(min-width: 64em)', true, { getInitialValueInEffect: false })
  const short = shortOfWish(analysis.plan)
  const siblings = shown.siblings.map(({ id }) => id)
  // The texts repeat the formula.
  const withFormula = isUsable(analysis)
  const hasShelf = useHasTool('shelf')
  const tubesOfPhases = useTubesOfPhases(analysisId, option)
  const evidence = (
    <Evidence
      analysisId={analysisId}
      analysis={analysis}
      option={option}
      hasPhotos={hasPhotos}
      archived={archived}
      wide={wide}
    />
  )
  return (
    <div className="grid items-start gap-y-2.5 gap-x-7 grid-cols-1 lg:grid-flow-dense lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:[&>:not([data-column])]:col-span-full">
      {head(wide)}
      {notices}
      <div className="grid min-w-0 gap-2.5 grid-cols-1 lg:col-[2]" data-column>
        {withFormula ? (
          <>
            <SiblingChoice
              key={analysisId}
              analysisId={analysisId}
              siblings={shown.siblings}
              onShown={(question, id) => showSibling(queryClient, analysisId, question, id)}
              // An option chosen while the answer was on its way is stored after it.
              onPlanned={(anew) => planned({ ...anew, chosenOption: shown.chosenOption })}
            />
            <OptionChoice
              analysisId={analysisId}
              options={analysis.options}
              value={option}
              onChange={(id) => rememberOption(queryClient, analysisId, id)}
            />
          </>
        ) : null}
        {withFormula ? (
          <>
            {short === null ? null : <p>{short}</p>}
            <FormulaSection
              analysis={analysis}
              archived={archived}
              tubesOfPhases={tubesOfPhases}
              tubes={hasShelf ? <FormulaInTubes analysisId={analysisId} option={option} analysis={analysis} /> : null}
              questions={
                <DecidingQuestions
                  key={analysisId}
                  analysisId={analysisId}
                  analysis={analysis}
                  without={siblings}
                  onPlanned={planned}
                />
              }
            />
          </>
        ) : null}
        {children}
        {wide ? foot?.(true) : null}
      </div>
      <div className="grid min-w-0 gap-2.5 grid-cols-1 lg:col-[1]" data-column>
        {wide ? evidence : null}
        {withFormula ? (
          <>
            <SheetTabs
              analysisId={analysisId}
              analysis={analysis}
              date={date}
              evidence={wide ? null : evidence}
              archived={archived}
            />
            <Printed analysis={analysis} date={date} />
          </>
        ) : null}
      </div>
      {wide ? null : foot?.(false)}
    </div>
  )
}

/** Loaded when a formula is shown in tubes. */
const TubesView = lazy(() => import('~/features/shelf/tubes/tubes-view.tsx'))

const FormulaInTubes = (props: ComponentProps<typeof TubesView>) => (
  <Suspense fallback={<Skeleton height="20rem" />}>
    <TubesView {...props} />
  </Suspense>
)
