import { DUPLICATE_GROUP_MAX, type DuplicateGroup, markNotDuplicates } from '@riflesso/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '~/api/api-error.ts'
import { call } from '~/api/client.ts'
import { clientListsCopy } from '~/copy/client-lists.ts'
import { longDate } from '~/format/dates.ts'
import { personName } from '~/format/person-name.ts'
import { Button, Chip } from '~/ui/button.tsx'
import { ConfirmDialog } from '~/ui/dialog/confirm-dialog.tsx'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { ErrorState } from '~/ui/state.tsx'
import { useApiMutation } from '~/ui/toast/toast.ts'
import { duplicatesQuery, mergeInto } from '../client-lists.ts'

const { duplicates: copy } = clientListsCopy

type Client = DuplicateGroup['clients'][number]
type Wish = { readonly kept: Client; readonly others: readonly string[] }

const nameOf = (client: Client) => personName(client.firstName, client.lastName) ?? ''

type Props = { readonly opened: boolean; readonly onClose: () => void; readonly onMerged: () => void }

/** Possible duplicates, to merge or mark as different. */
export function DuplicatesDialog({ opened, onClose, onMerged }: Props) {
  const query = useQuery({ ...duplicatesQuery, enabled: opened })
  const [wish, setWish] = useState<Wish | null>(null)
  const merging = useApiMutation({
    mutationFn: ({ kept, others }: Wish) => mergeInto(kept.id, others),
    done: copy.merged,
    failed: copy.mergeFailed,
    onSettled: () => {
      setWish(null)
      onMerged()
    },
  })
  const apart = useApiMutation({
    mutationFn: (ids: string[]) => call(markNotDuplicates, { body: { ids } }),
    done: copy.apart.done,
    failed: copy.apart.failed,
    onSettled: () => query.refetch(),
  })
  return (
    <>
      <Dialog opened={opened && wish === null} onClose={onClose} title={copy.title} size="xl">
        <p className="text-muted">{copy.intro}</p>
        {query.isError ? (
          <ErrorState title={copy.failed} text={messageOf(query.error)} onRetry={() => void query.refetch()} />
        ) : (
          <p role="status" className="text-muted">
            {query.isPending ? copy.loading : query.data.length === 0 ? copy.none : ''}
          </p>
        )}
        {query.data?.map((group) => (
          <Group
            key={group.clients.map(({ id }) => id).join()}
            group={group}
            onKeep={setWish}
            onApart={() => apart.mutate(group.clients.map(({ id }) => id))}
            isPending={apart.isPending}
          />
        ))}
      </Dialog>
      <ConfirmDialog
        {...copy.confirm}
        opened={wish !== null}
        text={wish ? copy.confirm.text(nameOf(wish.kept), wish.others.length) : ''}
        isPending={merging.isPending}
        onYes={() => wish && merging.mutate(wish)}
        onClose={() => setWish(null)}
      />
    </>
  )
}

type GroupProps = {
  readonly group: DuplicateGroup
  readonly onKeep: (wish: Wish) => void
  readonly onApart: () => void
  readonly isPending: boolean
}

function Group({ group, onKeep, onApart, isPending }: GroupProps) {
  return (
    <section className="pt-4 border-t border-line">
      <p className="flex flex-wrap gap-2">
        {group.reasons.map((reason) => (
          <Chip key={reason} tone="copper">
            {copy.reasons[reason]}
          </Chip>
        ))}
      </p>
      <ul className="mt-2 mx-0 mb-0">
        {group.clients.map((client, index) => (
          <li key={client.id} className="flex flex-wrap items-center justify-between py-2 px-0 gap-y-2 gap-x-4">
            <div>
              <p className="font-semibold wrap-anywhere">{nameOf(client)}</p>
              <p className="text-muted text-sm wrap-anywhere">
                {[
                  client.phone,
                  client.email,
                  client.birthDate && longDate(new Date(`${client.birthDate}T00:00`)),
                  copy.analyses(client.analyses),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            <Button
              look="secondary"
              size="sm"
              aria-label={copy.keepLabel(nameOf(client), index + 1)}
              onClick={() =>
                onKeep({ kept: client, others: group.clients.map(({ id }) => id).filter((id) => id !== client.id) })
              }
            >
              {copy.keep}
            </Button>
          </li>
        ))}
      </ul>
      {group.clients.length > DUPLICATE_GROUP_MAX ? null : (
        <Button look="plain" size="sm" disabled={isPending} onClick={onApart}>
          {copy.apart.label(group.clients.length)}
        </Button>
      )}
    </section>
  )
}
