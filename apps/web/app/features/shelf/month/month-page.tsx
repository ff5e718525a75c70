import { percent } from '@riflesso/consultation'
import { IconChevronLeft, IconChevronRight, IconDownload } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { messageOf } from '~/api/api-error.ts'
import { monthCopy as copy } from '~/copy/shelf/month.ts'
import { authorName } from '~/format/author-name.ts'
import { longMonth } from '~/format/dates.ts'
import { decimal, euro } from '~/format/numbers.ts'
import { paths } from '~/paths.ts'
import { BackLink } from '~/ui/button/back-link.tsx'
import { Button } from '~/ui/button/button.tsx'
import { RoundButton } from '~/ui/button/round-button.tsx'
import { Heading } from '~/ui/heading.tsx'
import panel from '~/ui/panel.module.css'
import { Panel } from '~/ui/panel.tsx'
import { saveFile } from '~/ui/save-file.ts'
import { EmptyState } from '~/ui/state/empty-state.tsx'
import { Loaded } from '~/ui/state/loaded.tsx'
import texts from '~/ui/text.module.css'
import { toast } from '~/ui/toast/toast.ts'
import { fetchMonth, type MonthReport, monthQuery } from '../api/month.ts'
import { firstDayOf, monthOf, monthsLater, sumBy } from '../model/months.ts'
import { lineTitle } from '../model/product-words.ts'
import styles from './month-page.module.css'
import { MonthTable } from './month-table.tsx'

/** Search parameter: the month, '2026-11'; without it the current one. */
const MONTH = 'mese'

/** 'Il mese': planned, weighed and wasted amounts by colourist and by line. */
export function MonthPage() {
  const [params, setParams] = useSearchParams()
  const current = monthOf(new Date())
  const requested = params.get(MONTH) ?? ''
  const month = /^20\d\d-(0[1-9]|1[0-2])$/.test(requested) ? requested : current
  const query = useQuery(monthQuery(month))
  const show = (next: string) => setParams(next === current ? {} : { [MONTH]: next }, { replace: true })
  const exporting = useMutation({
    mutationFn: async () => saveFile(await fetchMonth(month)),
    onSuccess: () => toast.success({ title: copy.csvDone }),
    onError: (error) => toast.error({ title: copy.csvFailed, text: messageOf(error) }),
  })
  return (
    <div className={panel.panel}>
      <div>
        <BackLink to={paths.shelf}>{copy.back}</BackLink>
        <Heading level={1} size="page">
          {copy.page}
        </Heading>
        <p className={texts.quiet}>{copy.subtitle}</p>
      </div>
      <div className={styles.bar}>
        <RoundButton aria-label={copy.previous} onClick={() => show(monthsLater(month, -1))}>
          <IconChevronLeft size="1.25rem" aria-hidden />
        </RoundButton>
        <p className={styles.month} role="status">
          {longMonth(firstDayOf(month))}
        </p>
        {month < current ? (
          <RoundButton aria-label={copy.next} onClick={() => show(monthsLater(month, 1))}>
            <IconChevronRight size="1.25rem" aria-hidden />
          </RoundButton>
        ) : null}
        {query.data && query.data.services > 0 ? (
          <Button
            look="plain"
            size="sm"
            leftSection={<IconDownload size="1rem" aria-hidden />}
            pending={exporting.isPending}
            onClick={() => exporting.mutate()}
          >
            {copy.csv}
          </Button>
        ) : null}
      </div>
      <Loaded query={query} height="20rem">
        {(report) =>
          report.services === 0 ? (
            <EmptyState title={copy.empty.title} text={copy.empty.text} />
          ) : (
            <Report report={report} />
          )
        }
      </Loaded>
    </div>
  )
}

function Report({ report: { services, total, rows } }: { readonly report: MonthReport }) {
  const figures = [
    { name: copy.planned, grams: total.plannedGrams, note: copy.services(services) },
    { name: copy.weighed, grams: total.weighedGrams, note: euro(total.weighedCents / 100) },
    {
      name: copy.thrown,
      grams: total.thrownGrams,
      note: [
        euro(total.thrownCents / 100),
        ...(total.weighedGrams > 0 ? [copy.thrownShare(percent(total.thrownGrams / total.weighedGrams))] : []),
      ].join(' · '),
    },
  ]
  const largest = Math.max(1, ...figures.map(({ grams }) => grams))
  return (
    <>
      <dl className={styles.figures}>
        {figures.map(({ name, grams, note }) => (
          <div key={name} className={styles.figure}>
            <dt>{name}</dt>
            <dd>
              <b className={styles.grams}>{decimal(grams)}&nbsp;g</b>
              <span className={styles.gauge} aria-hidden>
                <span style={{ width: `${(100 * grams) / largest}%` }} />
              </span>
              <span className={texts.small}>{note}</span>
            </dd>
          </div>
        ))}
      </dl>
      <Panel title={copy.byPerson}>
        <MonthTable first={copy.person} sums={sumBy(rows, ({ colourist }) => authorName(colourist) ?? copy.nobody)} />
      </Panel>
      <Panel title={copy.byLine}>
        <MonthTable first={copy.line} sums={sumBy(rows, ({ supplier, lineName }) => lineTitle(supplier, lineName))} />
      </Panel>
      <p className={texts.small}>{copy.prices}</p>
    </>
  )
}
