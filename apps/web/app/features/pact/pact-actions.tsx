import { deletePact, linkPact, mailPact, type Pact, pactDocument, unlinkPact } from '@riflesso/contract'
import { IconDownload, IconMail, IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { addressOf, call } from '~/api/client.ts'
import { fetchFile } from '~/api/fetch-file.ts'
import { useMayCall } from '~/auth/session/use-may-call.ts'
import { pactCopy } from '~/copy/analysis/pact.ts'
import { longDate } from '~/format/dates.ts'
import { Button } from '~/ui/button.tsx'
import { ConfirmButton } from '~/ui/dialog/confirm-dialog.tsx'
import { LinkButtons, MadeLink } from '~/ui/made-link.tsx'
import { saveFile } from '~/ui/save-file.ts'
import { WhatsAppLink } from '~/ui/whatsapp-link.tsx'
import { pactsQuery, usePactCall } from './pacts.ts'

const { actions: copy, remove } = pactCopy

const ACTION = { look: 'secondary', size: 'lg' } as const

type Props = {
  readonly analysisId: string
  readonly pact: Pact
  /** The address on the client's card, or null. */
  readonly clientEmail: string | null
}

/** Actions of a pact: PDF, print, mail, link, deletion. */
export function PactActions({ analysisId, pact, clientEmail }: Props) {
  const params = { id: pact.id }
  const document = usePactCall(analysisId, () => fetchFile(addressOf(pactDocument, { params })), {
    failed: copy.failed,
    onDone: saveFile,
  })
  const mail = usePactCall(analysisId, () => call(mailPact, { params }), {
    failed: copy.failed,
    done: copy.mailed,
  })
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-2">
        <Button {...ACTION} icon={IconDownload} pending={document.isPending} onClick={() => document.mutate()}>
          {copy.document}
        </Button>
        <Button {...ACTION} icon={IconPrinter} onClick={() => window.print()}>
          {copy.print}
        </Button>
        {clientEmail === null ? null : (
          <Button {...ACTION} icon={IconMail} pending={mail.isPending} onClick={() => mail.mutate()}>
            {copy.mail(clientEmail)}
          </Button>
        )}
      </div>
      <PactLink analysisId={analysisId} pact={pact} />
      <DeletePact analysisId={analysisId} id={pact.id} />
    </div>
  )
}

/** Makes, shows once, and revokes the link of a pact. */
function PactLink({ analysisId, pact: { id, linkExpiresAt } }: Omit<Props, 'clientEmail'>) {
  const phone = useQuery(pactsQuery(analysisId)).data?.clientPhone
  const [address, setAddress] = useState<string | null>(null)
  const link = usePactCall(analysisId, () => call(linkPact, { params: { id } }), {
    failed: copy.failed,
    onDone: (made) => setAddress(made.address),
  })
  const unlink = usePactCall(analysisId, () => call(unlinkPact, { params: { id } }), {
    failed: copy.failed,
    done: copy.revoked,
  })
  const isValid = linkExpiresAt !== null
  return (
    <div className="grid gap-2">
      <p className="text-muted text-sm">
        {isValid ? copy.linkValid(longDate(new Date(linkExpiresAt))) : null} {copy.linkHint}
      </p>
      {address !== null && isValid ? (
        <MadeLink address={address} copy={copy}>
          <WhatsAppLink phone={phone} text={copy.message(address)} />
        </MadeLink>
      ) : null}
      <LinkButtons isOpen={isValid} link={link} unlink={unlink} copy={copy} />
    </div>
  )
}

/** Deletes a version after a confirmation; hidden without the right to do it. */
function DeletePact({ analysisId, id }: { readonly analysisId: string; readonly id: string }) {
  const mayDelete = useMayCall(deletePact)
  const removal = usePactCall(analysisId, () => call(deletePact, { params: { id } }), {
    failed: copy.failed,
    done: remove.done,
  })
  if (!mayDelete) return null
  return (
    <div>
      <ConfirmButton look="plain" size="lg" copy={remove} request={removal}>
        {copy.remove}
      </ConfirmButton>
    </div>
  )
}
