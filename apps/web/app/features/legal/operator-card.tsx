import { legalIdentity } from '@riflesso/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '~/api/client.ts'
import { legalCopy } from '~/copy/public/legal.ts'
import { Card } from '~/ui/card.tsx'
import { Heading } from '~/ui/heading.tsx'

const { operator: copy } = legalCopy

/** The operator of the installation, from its settings. */
export function OperatorCard() {
  const query = useQuery({
    queryKey: [legalIdentity.path],
    queryFn: ({ signal }) => call(legalIdentity, {}, { signal }),
  })
  const identity = query.data?.identity
  return (
    <Card aria-labelledby="operator">
      <Heading level={2} size="card" id="operator">
        {copy.title}
      </Heading>
      <div className="grid min-h-32 mt-3 content-start">
        {identity ? (
          <>
            <p className="font-semibold">{identity.name}</p>
            <p>{identity.address}</p>
            <p>{copy.vat(identity.vatNumber)}</p>
            <p>{copy.pec(identity.pec)}</p>
            <p>{copy.contact(identity.contact)}</p>
          </>
        ) : (
          <p role="status">{query.isError ? copy.failed : query.data ? copy.demonstration : copy.loading}</p>
        )}
      </div>
    </Card>
  )
}
