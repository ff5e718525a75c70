import { invoiceArchive } from '@riflesso/contract'
import { billingCopy } from '~/copy/account/billing.ts'
import { Card } from '~/ui/card.tsx'
import { Heading } from '~/ui/heading.tsx'
import { MonthDownload } from '~/ui/month-download.tsx'

const { archive: copy } = billingCopy

/** The electronic invoices of a month, for the operator's own channel to the tax office. */
export function InvoiceArchive() {
  return (
    <Card>
      <div className="grid gap-4">
        <Heading level={2} size="card">
          {copy.title}
        </Heading>
        <p>{copy.lead}</p>
        <MonthDownload path={invoiceArchive.path} copy={copy} />
      </div>
    </Card>
  )
}
