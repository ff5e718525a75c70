import { cancelExport, downloadExport, type ExportProgress, exportProgress, startExport } from '@riflesso/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { addressOf, call } from '~/api/client.ts'
import { rightsCopy } from '~/copy/account/rights.ts'
import { useApiMutation } from '~/ui/toast/toast.ts'

/** Polling interval, milliseconds. */
const POLL_MS = 1000

const keyOf = (id: string | null) => [exportProgress.path, id]

const isUnderWay = (progress: ExportProgress | undefined) =>
  progress?.state === 'waiting' || progress?.state === 'running'

/**
 * Starts a browser download, which streams to disk and keeps the page usable. Submits a form, because the ticket must not be
 * part of a URL.
 */
function download(id: string, ticket: string): void {
  const form = document.createElement('form')
  form.method = downloadExport.method
  form.action = addressOf(downloadExport, { params: { id } })
  const field = document.createElement('input')
  field.type = 'hidden'
  field.name = 'ticket'
  field.value = ticket
  form.append(field)
  document.body.append(form)
  form.submit()
  form.remove()
}

/** State and actions of an export of the salon or of one client. */
export function useExport(clientId?: string) {
  const queryClient = useQueryClient()
  const [id, setId] = useState<string | null>(null)
  const start = useApiMutation({
    mutationFn: () => call(startExport, { body: { clientId } }),
    onSuccess: ({ ticket, ...progress }) => {
      queryClient.setQueryData(keyOf(progress.id), progress)
      setId(progress.id)
      download(progress.id, ticket)
    },
    failed: rightsCopy.export.startFailed,
  })
  const { data: progress } = useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => call(exportProgress, { params: { id: id ?? '' } }, { signal }),
    enabled: id !== null,
    refetchInterval: ({ state: { data } }) => (isUnderWay(data) ? POLL_MS : false),
    refetchIntervalInBackground: true,
  })
  const cancel = useApiMutation({
    mutationFn: () => call(cancelExport, { params: { id: id ?? '' } }),
    onSuccess: (answer) => queryClient.setQueryData(keyOf(id), answer),
    failed: rightsCopy.export.startFailed,
  })
  return {
    start: () => start.mutate(),
    cancel: () => cancel.mutate(),
    progress,
    isStarting: start.isPending,
    isUnderWay: isUnderWay(progress),
    isCancelling: cancel.isPending,
  }
}
