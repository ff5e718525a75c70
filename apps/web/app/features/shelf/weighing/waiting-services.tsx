import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { messageOf } from '~/api/api-error.ts'
import { weighingCopy } from '~/copy/shelf/weighing.ts'
import { toast } from '~/ui/toast/toast.ts'
import { refreshServices } from '../api/service.ts'
import { closeOnce, stillWaits, useWaitingServices } from './service-outbox.ts'
import { dropWeighing } from './weighing-store.ts'

const { close: copy } = weighingCopy

/** Retry interval: the 'online' event can precede a working connection. */
const RETRY_INTERVAL_MS = 10_000

/** Sends services that were closed offline, sequentially, until the server has responded. */
export default function WaitingServices() {
  const queryClient = useQueryClient()
  const waiting = useWaitingServices()
  const isSending = useRef(false)
  const send = useEffectEvent(async () => {
    if (isSending.current) return
    isSending.current = true
    await sendAll().finally(() => {
      isSending.current = false
    })
  })
  const sendAll = async () => {
    for (const each of waiting) {
      if (!stillWaits(each.body.key)) continue
      try {
        if ((await closeOnce(each)) === null) return
        dropWeighing(each.analysisId)
        toast.success({ title: copy.sent, text: copy.doneText })
      } catch (error) {
        toast.error({ title: copy.failed, text: messageOf(error), stays: true })
      }
      await refreshServices(queryClient)
    }
  }
  const isWaiting = waiting.length > 0
  useEffect(() => {
    if (!isWaiting) return
    const again = () => void send()
    const timer = setInterval(again, RETRY_INTERVAL_MS)
    window.addEventListener('online', again)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', again)
    }
  }, [isWaiting])
  return null
}
