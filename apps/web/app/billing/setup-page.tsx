import { invoiceArchive, stripeSetup } from '@riflesso/contract'
import { IconArrowLeft, IconArrowRight, IconCopy } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { messageOf } from '~/api/api-error.ts'
import { call } from '~/api/client.ts'
import { billingCopy } from '~/copy/account/billing.ts'
import { paths } from '~/paths.ts'
import { Button, ButtonLink } from '~/ui/button.tsx'
import { Card } from '~/ui/card.tsx'
import { copyText } from '~/ui/hand-to-app.ts'
import { Heading } from '~/ui/heading.tsx'
import { MonthDownload } from '~/ui/month-download.tsx'
import { CardSkeleton, ErrorState, Notice } from '~/ui/state.tsx'
import { useApiMutation } from '~/ui/toast/toast.ts'
import { paymentSettingsQuery } from './queries.ts'

const { setup: copy, archive } = billingCopy

/** Creates products, prices and webhook at the payment provider, and shows the settings to copy; for the operator. */
export function SetupPage() {
  const navigate = useNavigate()
  const settings = useQuery(paymentSettingsQuery)
  return (
    <div className="grid justify-items-stretch mx-auto gap-5 w-[min(100%,44rem)]">
      <Heading level={1}>{copy.page}</Heading>
      {settings.isError ? (
        <ErrorState
          title={billingCopy.loadFailed}
          text={messageOf(settings.error)}
          onRetry={() => void settings.refetch()}
        />
      ) : !settings.data ? (
        <CardSkeleton height="12rem" />
      ) : settings.data.isOperator ? (
        <>
          <ProviderCard isDemonstration={settings.data.provider === 'demonstration'} />
          <InvoiceArchive />
        </>
      ) : (
        <Notice tone="info">{copy.forOperator}</Notice>
      )}
      <div className="flex flex-wrap justify-between gap-y-2 gap-x-4">
        <Button look="plain" size="sm" icon={IconArrowLeft} onClick={() => navigate(-1)}>
          {copy.back}
        </Button>
        {settings.data?.isOperator ? (
          <ButtonLink
            look="plain"
            size="sm"
            to={paths.modelUse}
            rightSection={<IconArrowRight size="1rem" aria-hidden />}
          >
            {copy.modelUse}
          </ButtonLink>
        ) : null}
      </div>
    </div>
  )
}

function ProviderCard({ isDemonstration }: { readonly isDemonstration: boolean }) {
  const setup = useApiMutation({
    mutationFn: () => call(stripeSetup, {}),
    done: copy.done,
    failed: copy.failed.title,
    reason: (error) => messageOf(error, copy.failed.text),
  })
  return (
    <Card>
      <div className="grid gap-4">
        {isDemonstration ? <Notice tone="warning">{copy.demonstration}</Notice> : null}
        {setup.data ? null : <p>{copy.reminder}</p>}
        <div>
          <Button pending={setup.isPending} pendingLabel={copy.pending} onClick={() => setup.mutate()}>
            {copy.create}
          </Button>
        </div>
        {setup.data ? <Lines {...setup.data} /> : null}
      </div>
    </Card>
  )
}

type LinesProps = {
  readonly products: Readonly<Record<string, string>>
  readonly webhook: { readonly url: string; readonly secret: string | null }
}

function Lines({ products, webhook }: LinesProps) {
  const secret = webhook.secret === null ? [] : [['STRIPE_WEBHOOK_SECRET', webhook.secret] as const]
  return (
    <>
      <Heading level={2} size="small">
        {copy.lines}
      </Heading>
      <ul className="grid gap-2">
        {[...Object.entries(products), ...secret].map(([name, value]) => (
          <li
            className="flex items-center justify-between pt-2 pr-2 pb-2 pl-4 rounded-field bg-sunken gap-3"
            key={name}
          >
            <code className="[font-family:ui-monospace,Menlo,monospace] text-xs wrap-anywhere">{`${name}=${value}`}</code>
            <Button
              look="secondary"
              size="sm"
              aria-label={copy.copy(name)}
              onClick={() => void copyText(`${name}=${value}`, copy.copied, copy.notCopied)}
            >
              <IconCopy size="1rem" aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
      <p className="text-muted">{copy.webhook(webhook.url)}</p>
      {webhook.secret === null ? <Notice tone="info">{copy.webhookKnown}</Notice> : null}
      <Notice tone="info">
        {copy.restart} {copy.restartWebhook}
      </Notice>
    </>
  )
}

/** The electronic invoices of a month, for the operator's own channel to the tax office. */
function InvoiceArchive() {
  return (
    <Card>
      <div className="grid gap-4">
        <Heading level={2}>{archive.title}</Heading>
        <p>{archive.lead}</p>
        <MonthDownload path={invoiceArchive.path} copy={archive} />
      </div>
    </Card>
  )
}
