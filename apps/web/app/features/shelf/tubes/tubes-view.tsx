import type { OptionId } from '@riflesso/colorimetry'
import type { AnalysisResult } from '@riflesso/consultation'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { tubesCopy as copy } from '~/copy/shelf/tubes.ts'
import { useSiblingToSave } from '~/offline/siblings-to-save.ts'
import { paths } from '~/paths.ts'
import { Button, ButtonLink } from '~/ui/button.tsx'
import { Fold } from '~/ui/fold.tsx'
import { EmptyState, Loaded, Notice } from '~/ui/state.tsx'
import { shelfQuery } from '../api/shelf.ts'
import { type BowlInTubes, type FormulaInTubes, tubesQuery } from '../api/tubes.ts'
import { lineTitle } from '../model/product-words.ts'
import { ClosedService } from '../weighing/closed-service.tsx'
import { BowlTubes } from './bowl-tubes.tsx'
import { CostTable } from './cost-table.tsx'
import { TillButton } from './till-button.tsx'

type Props = {
  readonly analysisId: string
  readonly option: OptionId
  readonly analysis: AnalysisResult
}

/**
 * The formula in the tubes of the salon, with cost and price. Only for the salon: never part of print, picture, text or anything
 * shown to a client.
 */
export default function TubesView(props: Props) {
  const shelf = useQuery(shelfQuery)
  return (
    // The salon's own figures are never printed.
    <div className="grid gap-3 grid-cols-1 print:hidden">
      <Loaded query={shelf} height="12rem">
        {({ products }) =>
          products.length === 0 ? (
            <EmptyState
              title={copy.empty.title}
              text={copy.empty.text}
              action={<ButtonLink to={paths.shelf}>{copy.empty.open}</ButtonLink>}
            />
          ) : (
            <Tubes {...props} />
          )
        }
      </Loaded>
    </div>
  )
}

function Tubes({ analysisId, option, analysis }: Props) {
  const [inHalfTubes, setInHalfTubes] = useState(false)
  const waiting = useSiblingToSave(analysisId) !== null
  const query = useQuery({
    ...tubesQuery(analysisId, inHalfTubes),
    enabled: !waiting,
    placeholderData: keepPreviousData,
  })
  if (waiting) return <p className="text-muted text-sm">{copy.waiting}</p>
  return (
    <Loaded query={query} height="20rem">
      {(formula) => {
        const chosen = formula.options.find(({ id }) => id === option) ?? formula.options[0]
        if (chosen === undefined) return <p className="text-muted text-sm">{copy.notKept}</p>
        const [today, ...later] = chosen.sessions
        return (
          <>
            <Direction bowls={today?.bowls ?? []} formula={formula} />
            <ol className="p-0 m-0 list-none">
              {(today?.bowls ?? []).map((bowl) => (
                <BowlTubes key={bowl.phase} bowl={bowl} phase={analysis.fasi_operative[bowl.phase]} formula={formula} />
              ))}
            </ol>
            <div>
              <Button
                look="secondary"
                size="sm"
                aria-pressed={inHalfTubes}
                pending={query.isPlaceholderData}
                onClick={() => setInHalfTubes(!inHalfTubes)}
              >
                {inHalfTubes ? copy.exactTubes : copy.halfTubes}
              </Button>
            </div>
            {later.map((session, index) => {
              const written = analysis.nextSessions[index]
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a session is identified by its position.
                <Fold key={index} title={written?.titolo ?? copy.session(index + 2)}>
                  <ol className="p-0 m-0 list-none">
                    {session.bowls.map((bowl) => (
                      <BowlTubes
                        key={bowl.phase}
                        bowl={bowl}
                        phase={written?.fasi_operative[bowl.phase]}
                        formula={formula}
                      />
                    ))}
                  </ol>
                </Fold>
              )
            })}
            <ClosedService analysisId={analysisId} />
            <CostTable formula={formula} option={option} titles={analysis.options} />
            <TillButton analysisId={analysisId} analysis={analysis} priceCents={today?.priceCents ?? null} />
          </>
        )
      }}
    </Loaded>
  )
}

type DirectionProps = { readonly bowls: readonly BowlInTubes[]; readonly formula: FormulaInTubes }

/** Lists the lines that must be verified for exact grams. */
function Direction({ bowls, formula }: DirectionProps) {
  const used = new Set(
    bowls
      .filter(({ isExact, match }) => !isExact && match !== 'missing')
      .flatMap(({ parts, developer }) => [...parts, ...(developer ?? [])].map(({ productId }) => productId)),
  )
  const lineIds = new Set(formula.products.filter(({ id }) => used.has(id)).map(({ lineId }) => lineId))
  const unverified = formula.lines.filter(({ id, check }) => lineIds.has(id) && check !== 'verificata')
  if (unverified.length === 0) return null
  return (
    <Notice tone="warning" title={copy.direction.title}>
      <p>{copy.direction.text(unverified.map(({ supplier, name }) => lineTitle(supplier, name)).join(', '))}</p>
      <ButtonLink look="plain" size="sm" to={paths.shelf}>
        {copy.direction.sheet}
      </ButtonLink>
    </Notice>
  )
}
