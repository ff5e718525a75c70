import { type InvoiceEntry, invoiceFile } from '@riflesso/contract'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { fetchFile } from '~/api/fetch-file.ts'
import { profileCopy } from '~/copy/account/profile.ts'
import { longDate } from '~/format/dates.ts'
import { euro } from '~/format/numbers.ts'
import { Button, Chip } from '~/ui/button.tsx'
import { Panel } from '~/ui/panel.tsx'
import { saveFile } from '~/ui/save-file.ts'
import { Loaded, Notice } from '~/ui/state.tsx'
import { useApiMutation } from '~/ui/toast/toast.ts'
import { invoicesQuery } from '../queries.ts'

const { invoices: copy } = profileCopy

/** The salon's invoices and credit notes, with downloads. */
export function InvoicesPanel() {
  const query = useQuery(invoicesQuery)
  return (
    <Panel title={copy.title} lead={copy.lead}>
      <Loaded query={query}>
        {({ invoices, waitForDetails }) => (
          <>
            {waitForDetails > 0 ? (
              <Notice tone="warning" role="status">
                {copy.waiting(waitForDetails)}
              </Notice>
            ) : null}
            {invoices.length > 0 ? (
              <ul className="@container/invoices grid">
                {invoices.map((entry) => (
                  <Entry key={entry.id} entry={entry} />
                ))}
              </ul>
            ) : waitForDetails === 0 ? (
              <p className="text-muted text-sm">{copy.none}</p>
            ) : null}
          </>
        )}
      </Loaded>
    </Panel>
  )
}

function Entry({ entry: { id, kind, number, date, totalCents, state } }: { readonly entry: InvoiceEntry }) {
  const name = copy.kinds[kind](number)
  const fetching = useApiMutation({
    mutationFn: async () => saveFile(await fetchFile(invoiceFile.path.replace(':id', id))),
    failed: copy.failed,
  })
  return (
    <li className="grid grid-cols-[1fr_auto] items-center py-3.5 border-t border-line gap-y-2.5 gap-x-4 *:justify-self-start [&>:nth-child(even)]:justify-self-end first:pt-0 first:border-t-0 last:pb-0 @min-[32rem]/invoices:grid-cols-[1fr_auto_7rem_auto]">
      <div className="grid gap-0.5">
        <strong>{name}</strong>
        <span className="text-muted text-sm">{longDate(new Date(`${date}T12:00`))}</span>
      </div>
      <span className="tabular-nums font-semibold">{euro((kind === 'invoice' ? totalCents : -totalCents) / 100)}</span>
      <Chip tone={state === 'paid' && kind === 'invoice' ? 'plum' : 'quiet'}>{copy.states[state]}</Chip>
      <Button
        look="secondary"
        icon={IconDownload}
        pending={fetching.isPending}
        pendingLabel={copy.pending}
        aria-label={copy.downloadOf(name)}
        onClick={() => fetching.mutate()}
      >
        {copy.download}
      </Button>
    </li>
  )
}
