import {
  openSessions,
  renewRecoveryCodes,
  type SecondFactor,
  secondFactor,
  startSecondFactor,
  stopSecondFactor,
} from '@riflesso/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { call, queryOf } from '~/api/client.ts'
import { secondFactorCopy } from '~/copy/account/second-factor.ts'
import { longDate } from '~/format/dates.ts'
import { Button, Chip } from '~/ui/button.tsx'
import { ConfirmDialog } from '~/ui/dialog/confirm-dialog.tsx'
import { copyText } from '~/ui/hand-to-app.ts'
import { Panel } from '~/ui/panel.tsx'
import { saveFile } from '~/ui/save-file.ts'
import { Loaded, Notice } from '~/ui/state.tsx'
import { useApiMutation } from '~/ui/toast/toast.ts'

// Loaded on demand, because the QR code library is rarely needed.
const SecondFactorSetUp = lazy(() => import('./second-factor-set-up.tsx'))

const { panel: copy, renewing, stopping } = secondFactorCopy

/** Turns the second factor on and off. */
export function SecondFactorPanel() {
  const queryClient = useQueryClient()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const query = useQuery(queryOf(secondFactor, {}))
  const start = useApiMutation({ mutationFn: () => call(startSecondFactor, {}), failed: copy.failed })
  const refresh = () => queryClient.invalidateQueries({ queryKey: [secondFactor.path] })
  const show = (recoveryCodes: readonly string[]) => {
    setCodes(recoveryCodes)
    start.reset()
    void refresh()
    // Turning it on has ended the other sessions.
    void queryClient.invalidateQueries({ queryKey: [openSessions.path] })
  }
  const isOn = typeof query.data?.since === 'string'
  return (
    <Panel
      title={copy.title}
      lead={copy.lead}
      aside={query.data && !isOn ? <Chip tone="quiet">{copy.off}</Chip> : null}
    >
      <Loaded query={query} height="3rem">
        {(factor) => {
          if (codes !== null) return <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />
          if (factor.since !== null) return <TurnedOn {...factor} onCodes={show} onStopped={refresh} />
          if (start.data)
            return (
              <Suspense fallback={copy.loading}>
                <SecondFactorSetUp {...start.data} onDone={show} onCancel={() => start.reset()} />
              </Suspense>
            )
          return (
            <Button pending={start.isPending} pendingLabel={copy.starting} onClick={() => start.mutate()}>
              {copy.start}
            </Button>
          )
        }}
      </Loaded>
    </Panel>
  )
}

type TurnedOnProps = SecondFactor & {
  readonly onCodes: (codes: readonly string[]) => void
  readonly onStopped: () => Promise<void>
}

function TurnedOn({ since, recoveryCodesLeft, onCodes, onStopped }: TurnedOnProps) {
  const [asking, setAsking] = useState<'renew' | 'stop' | null>(null)
  const close = () => setAsking(null)
  const renew = useApiMutation({
    mutationFn: () => call(renewRecoveryCodes, {}),
    onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes),
    failed: copy.failed,
  })
  const stop = useApiMutation({
    mutationFn: () => call(stopSecondFactor, {}),
    onSuccess: () => onStopped(),
    done: copy.stopped,
    failed: copy.failed,
  })
  // Close first, because the password prompt may open.
  const go = (mutation: { readonly mutate: () => void }) => {
    close()
    mutation.mutate()
  }
  return (
    <>
      <p>
        {since === null ? null : copy.on(longDate(new Date(since)))}. {copy.left(recoveryCodesLeft)}
      </p>
      <div className="flex flex-wrap mt-5 gap-3">
        <Button
          look="secondary"
          pending={renew.isPending}
          pendingLabel={copy.renewing}
          onClick={() => setAsking('renew')}
        >
          {copy.renew}
        </Button>
        <Button look="plain" pending={stop.isPending} pendingLabel={stopping.pending} onClick={() => setAsking('stop')}>
          {copy.stop}
        </Button>
      </div>
      <ConfirmDialog
        {...renewing}
        opened={asking === 'renew'}
        isPending={renew.isPending}
        onYes={() => go(renew)}
        onClose={close}
      />
      <ConfirmDialog
        {...stopping}
        opened={asking === 'stop'}
        isPending={stop.isPending}
        onYes={() => go(stop)}
        onClose={close}
      />
    </>
  )
}

const { recovery: recoveryCodesCopy } = secondFactorCopy

/** Splits a code in two halves, which are easier to type. */
const halves = (code: string) => `${code.slice(0, code.length / 2)}-${code.slice(code.length / 2)}`

type Props = { readonly codes: readonly string[]; readonly onDone: () => void }

/** Recovery codes, shown only once. */
function RecoveryCodes({ codes, onDone }: Props) {
  const written = codes.map(halves)
  const text = `${written.join('\n')}\n`
  return (
    <>
      <Notice tone="warning" role="status" title={recoveryCodesCopy.title}>
        {recoveryCodesCopy.text}
      </Notice>
      <ul
        className="grid mt-5 mx-0 mb-0 text-base gap-y-2 gap-x-6 grid-cols-[repeat(auto-fill,minmax(9rem,1fr))]"
        aria-label={recoveryCodesCopy.title}
      >
        {written.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap mt-5 gap-3">
        <Button
          look="secondary"
          onClick={() => void copyText(text, recoveryCodesCopy.copied, recoveryCodesCopy.notCopied)}
        >
          {recoveryCodesCopy.copy}
        </Button>
        <Button
          look="secondary"
          onClick={() => saveFile(new File([text], recoveryCodesCopy.file, { type: 'text/plain' }))}
        >
          {recoveryCodesCopy.save}
        </Button>
        <Button onClick={onDone}>{recoveryCodesCopy.done}</Button>
      </div>
    </>
  )
}
