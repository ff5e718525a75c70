import { type ClientCard, deleteClient, ownsSalon } from '@riflesso/contract'
import { IconPencil } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '~/api/client.ts'
import { useCurrentUser } from '~/auth/session/use-current-user.ts'
import { useMayCall } from '~/auth/session/use-may-call.ts'
import { rightsCopy } from '~/copy/account/rights.ts'
import { clientCardsCopy } from '~/copy/client-cards.ts'
import { clientListsCopy } from '~/copy/client-lists.ts'
import { ownFormulaCopy } from '~/copy/own-formula.ts'
import { ExportStatus } from '~/data-export/export-status.tsx'
import { useExport } from '~/data-export/use-export.ts'
import { authorName } from '~/format/author-name.ts'
import { longDate } from '~/format/dates.ts'
import { personName } from '~/format/person-name.ts'
import { paths } from '~/paths.ts'
import { Button, ButtonLink, Chip } from '~/ui/button.tsx'
import { ConfirmDialog } from '~/ui/dialog/confirm-dialog.tsx'
import { MoreActions } from '~/ui/dialog/more-actions.tsx'
import { Heading } from '~/ui/heading.tsx'
import { toast, useApiMutation } from '~/ui/toast/toast.ts'
import { cardChanges, useCardChange } from '../client-card.ts'
import { ClientFormDialog } from '../client-form-dialog.tsx'
import { isBirthday } from '../model/age.ts'

const copy = clientCardsCopy

type Props = {
  readonly card: ClientCard
  /** Link to the last formula. */
  readonly repeat: ReactNode
}

/** Name of the client, and actions of the card. */
export function CardHead({ card, repeat }: Props) {
  // Both roles may call the export, but only the owner for a client: the access of the operation cannot express that.
  const isOwner = ownsSalon(useCurrentUser().role)
  const mayDelete = useMayCall(deleteClient)
  const [editing, setEditing] = useState(false)
  const [removing, setRemoving] = useState(false)
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const change = useCardChange()
  const exporting = useExport(card.id)
  const name = personName(card.firstName, card.lastName) ?? ''
  const author = authorName(card.author)
  const removal = useApiMutation({
    mutationFn: () => call(deleteClient, { params: { id: card.id } }),
    onSuccess: () => {
      toast.success(copy.removal.done)
      void navigate(paths.clients, { replace: true })
      // Remove the client from the query cache.
      queryClient.removeQueries({ predicate: ({ queryKey }) => JSON.stringify(queryKey).includes(card.id) })
      void queryClient.invalidateQueries()
    },
    failed: copy.removal.failed,
    onSettled: () => setRemoving(false),
  })
  return (
    <div className="flex flex-wrap items-end justify-between gap-y-4 gap-x-8 wrap-anywhere">
      <div>
        <Heading level={1}>{name}</Heading>
        <p className="flex flex-wrap items-center mt-1.5 text-muted gap-y-0.5 gap-x-4">
          {copy.facts.since(longDate(new Date(card.createdAt)))}
          {author === null ? null : <span>{copy.facts.by(author)}</span>}
          {card.birthDate && isBirthday(card.birthDate, new Date()) ? (
            <Chip tone="copper">{copy.facts.birthday}</Chip>
          ) : null}
        </p>
      </div>
      <div className="flex flex-wrap gap-3 *:inline-grid *:max-w-full *:h-auto *:items-center *:min-h-(--button-height) *:py-2 [&>*_span]:h-auto [&>*_span]:wrap-anywhere [&>*_span]:whitespace-normal max-md:flex-[1_1_100%] max-md:*:flex-[1_1_100%]">
        <ButtonLink to={paths.analysisFor(card.id)} size="lg">
          {copy.analyse(personName(card.firstName, '') ?? name)}
        </ButtonLink>
        {repeat}
        <ButtonLink look="secondary" size="lg" to={paths.ownFormula(card.id)} icon={IconPencil}>
          {ownFormulaCopy.open}
        </ButtonLink>
      </div>
      <div className="flex flex-wrap items-center gap-y-2 gap-x-4">
        <Button look="secondary" onClick={() => setEditing(true)}>
          {copy.edit}
        </Button>
        {isOwner || mayDelete ? (
          <MoreActions>
            {(close) => (
              <>
                {isOwner ? (
                  <Button
                    look="secondary"
                    size="lg"
                    pending={exporting.isStarting}
                    disabled={exporting.isUnderWay}
                    onClick={() => {
                      exporting.start()
                      close()
                    }}
                  >
                    {rightsCopy.export.startClient}
                  </Button>
                ) : null}
                {mayDelete ? (
                  <Button
                    look="plain"
                    size="lg"
                    onClick={() => {
                      setRemoving(true)
                      close()
                    }}
                  >
                    {copy.remove}
                  </Button>
                ) : null}
              </>
            )}
          </MoreActions>
        ) : null}
      </div>
      <ExportStatus {...exporting} />
      <ClientFormDialog
        opened={editing}
        onClose={() => setEditing(false)}
        card={card}
        save={async (values) => {
          await change.mutateAsync(() => cardChanges.data(card.id, values))
          toast.success(clientListsCopy.form.saved)
        }}
      />
      <ConfirmDialog
        {...copy.removal}
        opened={removing}
        title={copy.removal.title(name)}
        isPending={removal.isPending}
        onYes={() => removal.mutate()}
        onClose={() => setRemoving(false)}
      />
    </div>
  )
}
