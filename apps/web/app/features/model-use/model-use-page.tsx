import { modelUse } from '@riflesso/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { z } from 'zod'
import { ApiError, messageOf } from '~/api/api-error.ts'
import { call } from '~/api/client.ts'
import { modelUseCopy as copy } from '~/copy/account/model-use.ts'
import { longMonth, shortDateTime } from '~/format/dates.ts'
import { decimal, dollars, measure } from '~/format/numbers.ts'
import { paths } from '~/paths.ts'
import { BackLink } from '~/ui/button.tsx'
import { Card } from '~/ui/card.tsx'
import { Heading } from '~/ui/heading.tsx'
import { CardSkeleton, ErrorState, Notice } from '~/ui/state.tsx'

const query = queryOptions({ queryKey: ['model-use'], queryFn: ({ signal }) => call(modelUse, {}, { signal }) })

const REFUSALS = ['forbidden', 'second-factor-required'] as const
const isRefusal = (code: string): code is (typeof REFUSALS)[number] => REFUSALS.some((refusal) => refusal === code)

type Answer = z.output<typeof modelUse.response>

/** Usage and cost of the external model, for the operator. */
export function ModelUsePage() {
  const { data, error, refetch } = useQuery(query)
  const refused = error instanceof ApiError && isRefusal(error.code) ? error.code : null
  return (
    <div className="grid w-[min(100%,72rem)] mx-auto gap-5 grid-cols-1">
      <Heading level={1}>{copy.page}</Heading>
      <p className="text-muted">{copy.lead}</p>
      {data ? <Use {...data} /> : null}
      {refused === 'forbidden' ? (
        <Notice tone="warning" role="alert">
          {copy.forbidden}
        </Notice>
      ) : null}
      {refused === 'second-factor-required' ? (
        <Notice tone="warning" role="alert">
          {messageOf(error)} <Link to={paths.salonSecurity}>{copy.toSalon}</Link>
        </Notice>
      ) : null}
      {error && refused === null ? <ErrorState title={copy.failed} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <CardSkeleton height="16rem" />}
    </div>
  )
}

function Use({ configured, months, recent }: Answer) {
  return (
    <>
      <Notice tone="info">
        {configured ? copy.configured(configured.provider, configured.model) : copy.off}{' '}
        {configured && !configured.hasPrice ? copy.noPrice : null}
      </Notice>
      <Table
        title={copy.months}
        columns={[copy.columns.month, copy.columns.analyses, ...COUNTS]}
        rows={months.map(({ month, analyses, ...sums }) => [
          longMonth(new Date(`${month}-15T12:00:00`)),
          decimal(analyses),
          ...countsOf(sums),
        ])}
      />
      <Table
        title={copy.recent}
        columns={[copy.columns.at, copy.columns.salon, copy.columns.outcome, copy.columns.seconds, ...COUNTS]}
        rows={recent.map(({ at, salon, outcome, milliseconds, ...sums }) => [
          shortDateTime(new Date(at)),
          salon ?? '',
          copy.outcomes[outcome],
          measure(milliseconds / 1000),
          ...countsOf(sums),
        ])}
      />
      <div>
        <BackLink to={paths.stripeSetup}>{copy.setup}</BackLink>
      </div>
    </>
  )
}

const COUNTS = [copy.columns.calls, copy.columns.input, copy.columns.output, copy.columns.cost]

type Counts = Pick<Answer['recent'][number], 'calls' | 'inputTokens' | 'outputTokens' | 'microdollars'>

const countsOf = ({ calls, inputTokens, outputTokens, microdollars }: Counts) => [
  decimal(calls),
  decimal(inputTokens),
  decimal(outputTokens),
  microdollars === null ? copy.unknownCost : dollars(microdollars / 1_000_000),
]

type TableProps = {
  readonly title: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

function Table({ title, columns, rows }: TableProps) {
  return (
    <Card>
      <Heading level={2}>{title}</Heading>
      {rows.length === 0 ? <p className="text-muted">{copy.none}</p> : null}
      {rows.length > 0 ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table must be scrollable by keyboard.
        <section className="mt-3 overflow-x-auto" aria-label={title} tabIndex={0}>
          <table className="w-full border-collapse tabular-nums whitespace-nowrap [&_th]:pt-2 [&_th]:pr-3 [&_th]:pb-2 [&_th]:pl-0 [&_th]:border-b [&_th]:border-line [&_th]:text-left [&_th]:text-muted [&_th]:font-medium [&_td]:pt-2 [&_td]:pr-3 [&_td]:pb-2 [&_td]:pl-0 [&_td]:border-b [&_td]:border-line [&_td]:text-left">
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows are read-only and keep their order.
                <tr key={index}>
                  {row.map((cell, column) => (
                    <td key={columns[column]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ) : null}
    </Card>
  )
}
