import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { archiveCopy } from '~/copy/archive.ts'
import { paths } from '~/paths.ts'
import { LoadedAnalysis, useDetail } from '../archive/components/archived-sheet.tsx'
import { afterResult } from '../model/after-result.ts'
import { madeAnalysisQuery } from '../model/made-analysis.ts'
import { ResultView } from './result-view.tsx'

/** The result with this id, fresh or from the archive. */
export function ResultPage({ id }: { readonly id: string }) {
  const navigate = useNavigate()
  const made = useQuery({ ...madeAnalysisQuery(id), staleTime: Number.POSITIVE_INFINITY }).data ?? null
  const detail = useDetail(id, made !== null)
  return (
    <LoadedAnalysis detail={detail} failed={archiveCopy.detail.failed}>
      {(record) => (
        <ResultView
          record={record}
          made={made}
          onEdit={() => {
            const { clientId } = record
            void navigate(clientId === null ? paths.app : paths.analysisFor(clientId), { state: afterResult(id) })
          }}
          onReset={() => void navigate(paths.app, { state: afterResult(null) })}
          onDeleted={() => void navigate(paths.app, { replace: true })}
        />
      )}
    </LoadedAnalysis>
  )
}
