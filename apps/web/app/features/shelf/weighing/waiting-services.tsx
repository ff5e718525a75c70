import { getUser } from '@riflesso/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { messageOf } from '~/api/api-error.ts'
import { call } from '~/api/client.ts'
import { readToken } from '~/api/token.ts'
import { weighingCopy } from '~/copy/shelf/weighing.ts'
import { useRetry } from '~/offline/use-retry.ts'
import { toast } from '~/ui/toast/toast.ts'
import { refreshServices } from '../api/service.ts'
import { closeOnce, stillWaits, useWaitingServices } from './service-outbox.ts'
import { dropWeighing } from './weighing-store.ts'

const { close: copy } = weighingCopy

/** Sends the salon's services that were closed offline, sequentially, until the server has responded. */
export default function WaitingServices() {
  const queryClient = useQueryClient()
  const waiting = useWaitingServices()
  const isSending = useRef(false)
  const send = async () => {
    if (isSending.current) return
    isSending.current = true
    await sendAll().finally(() => {
      isSending.current = false
    })
  }
  const sendAll = async () => {
    const token = readToken()
    // Asked again: another tab may have signed another salon in, which has none of these analyses.
    const user = await call(getUser, {}).catch(() => null)
    for (const each of waiting) {
      if (each.salonId !== user?.salonId || token !== readToken()) return
      if (!stillWaits(each.body.key)) continue
      try {
        if ((await closeOnce(each)) === null) return
        dropWeighing(each.analysisId)
        toast.success({ title: copy.sent, text: copy.doneText, stays: true })
      } catch (error) {
        toast.error({ title: copy.failed, text: messageOf(error), stays: true })
      }
      await refreshServices(queryClient)
    }
  }
  useRetry(waiting.length > 0, () => void send())
  return null
}
