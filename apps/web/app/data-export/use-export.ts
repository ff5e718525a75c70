import { cancelExport, type ExportProgress, exportProgress, startExport } from '@riflesso/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '~/api/api-error.ts'
import { call } from '~/api/client.ts'
import { rightsCopy } from '~/copy/rights.ts'
import { toast } from '~/ui/toast.ts'

/** Milliseconds between two looks at how far it is. */
const LOOK = 1000

const keyOf = (id: string | null) => [exportProgress.path, id]

const isUnderWay = (progress: ExportProgress | undefined) =>
  progress?.state === 'waiting' || progress?.state === 'running'

/** Lets the browser fetch a file on its own: it goes to the disk piece by piece, and the page stays usable. */
function download(address: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = ''
  link.click()
}

/** An export of everything, or of one client: how to start and stop it, and how far it is. */
export function useExport(clientId?: string) {
  const queryClient = useQueryClient()
  const [id, setId] = useState<string | null>(null)
  const start = useMutation({
    mutationFn: () => call(startExport, { body: { clientId } }),
    onSuccess: ({ download: address, ...progress }) => {
      queryClient.setQueryData(keyOf(progress.id), progress)
      setId(progress.id)
      download(address)
    },
    onError: (error) => toast.error({ title: rightsCopy.export.startFailed, text: messageOf(error) }),
  })
  const { data: progress } = useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => call(exportProgress, { params: { id: id ?? '' } }, { signal }),
    enabled: id !== null,
    refetchInterval: ({ state: { data } }) => (isUnderWay(data) ? LOOK : false),
    refetchIntervalInBackground: true,
  })
  const cancel = useMutation({
    mutationFn: () => call(cancelExport, { params: { id: id ?? '' } }),
    onSuccess: (answer) => queryClient.setQueryData(keyOf(id), answer),
    onError: (error) => toast.error({ title: rightsCopy.export.startFailed, text: messageOf(error) }),
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
