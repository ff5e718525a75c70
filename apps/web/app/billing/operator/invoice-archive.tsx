import { invoiceArchive } from '@riflesso/contract'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '~/api/api-error.ts'
import { fetchFile } from '~/api/fetch-file.ts'
import { billingCopy } from '~/copy/account/billing.ts'
import { longMonth } from '~/format/dates.ts'
import { Button } from '~/ui/button/button.tsx'
import { Card } from '~/ui/card.tsx'
import { ChoiceField } from '~/ui/form/choice-field.tsx'
import { Heading } from '~/ui/heading.tsx'
import layout from '~/ui/layout.module.css'
import { saveFile } from '~/ui/save-file.ts'
import { toast } from '~/ui/toast/toast.ts'

const { archive: copy } = billingCopy

const MONTHS = 24

/** The current and earlier months, newest first. */
function lastMonths(now: Date): readonly { readonly value: string; readonly label: string }[] {
  return Array.from({ length: MONTHS }, (_, ago) => {
    const first = new Date(now.getFullYear(), now.getMonth() - ago, 1)
    const month = String(first.getMonth() + 1).padStart(2, '0')
    return { value: `${first.getFullYear()}-${month}`, label: longMonth(first) }
  })
}

/** The electronic invoices of a month, for the operator's own channel to the tax office. */
export function InvoiceArchive() {
  const [months] = useState(() => lastMonths(new Date()))
  // The last complete month.
  const [month, setMonth] = useState(months[1]?.value ?? '')
  const fetching = useMutation({
    mutationFn: async () => saveFile(await fetchFile(`${invoiceArchive.path}?month=${month}`)),
    onError: (error) => toast.error({ title: copy.failed, text: messageOf(error) }),
  })
  return (
    <Card>
      <div className={layout.stack}>
        <Heading level={2} size="card">
          {copy.title}
        </Heading>
        <p>{copy.lead}</p>
        <ChoiceField
          label={copy.month}
          data={[...months]}
          value={month}
          onChange={(event) => setMonth(event.currentTarget.value)}
        />
        <div>
          <Button
            look="secondary"
            leftSection={<IconDownload size="1.125rem" stroke={1.75} aria-hidden />}
            pending={fetching.isPending}
            pendingLabel={copy.pending}
            onClick={() => fetching.mutate()}
          >
            {copy.download}
          </Button>
        </div>
      </div>
    </Card>
  )
}
