import { monthReport, monthReportCsv } from '@riflesso/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { addressOf, call } from '~/api/client.ts'
import { fetchFile } from '~/api/fetch-file.ts'

export type MonthReport = z.output<typeof monthReport.response>
export type MonthRow = MonthReport['rows'][number]

/** Planned, weighed and wasted amounts of a month, '2026-11'. */
export const monthQuery = (month: string) =>
  queryOptions({
    queryKey: [monthReport.path, month],
    queryFn: ({ signal }) => call(monthReport, { query: { month } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const fetchMonth = (month: string) => fetchFile(addressOf(monthReportCsv, { query: { month } }))
