import { useDebouncedValue } from '@mantine/hooks'
import { createClient, exportClients, importClients, mergeClients } from '@riflesso/contract'
import { IconCalendarDue, IconDownload, IconPlus, IconUpload, IconUsersGroup } from '@tabler/icons-react'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '~/api/client.ts'
import { fetchFile } from '~/api/fetch-file.ts'
import { useMayCall } from '~/auth/session/use-may-call.ts'
import { clientListsCopy } from '~/copy/client-lists.ts'
import { personName } from '~/format/person-name.ts'
import { paths } from '~/paths.ts'
import { Button } from '~/ui/button.tsx'
import { SearchField } from '~/ui/form/search-field.tsx'
import { ListHead } from '~/ui/list-head.tsx'
import { saveFile } from '~/ui/save-file.ts'
import { toast, useApiMutation } from '~/ui/toast/toast.ts'
import { ClientFormDialog } from '../client-form-dialog.tsx'
import { clientListKey, clientListQuery } from '../client-lists.ts'
import type { ColoursOf } from '../client-row.tsx'
import { ClientList } from './client-list.tsx'
import { DuplicatesDialog } from './duplicates-dialog.tsx'
import { ImportDialog } from './import-dialog.tsx'

const copy = clientListsCopy

/** Debounce of the search, milliseconds. */
const DEBOUNCE_MS = 200

type Opened = 'new' | 'import' | 'duplicates' | null

/** 'Clienti': all clients of the salon. */
export function ClientListPage({ coloursOf }: { readonly coloursOf: ColoursOf }) {
  const mayImport = useMayCall(importClients)
  const mayExport = useMayCall(exportClients)
  const mayMerge = useMayCall(mergeClients)
  const [text, setText] = useState('')
  const [opened, setOpened] = useState<Opened>(null)
  const [term] = useDebouncedValue(text.trim(), DEBOUNCE_MS)
  const [isDue, setDue] = useState(false)
  const query = useInfiniteQuery(clientListQuery(term, isDue))
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const close = () => setOpened(null)
  const refresh = () => void queryClient.invalidateQueries({ queryKey: clientListKey })

  const exporting = useApiMutation({
    mutationFn: async () => saveFile(await fetchFile(exportClients.path)),
    done: copy.exported,
    failed: copy.exportFailed,
  })

  return (
    <>
      <ListHead level={1} title={copy.page} subtitle={copy.subtitle}>
        <Button icon={IconPlus} onClick={() => setOpened('new')}>
          {copy.add}
        </Button>
      </ListHead>
      <div className="flex flex-wrap items-center justify-between mt-7 gap-y-3 gap-x-6">
        <div className="flex flex-[1_1_20rem] flex-wrap gap-3 [&>:first-child]:flex-[1_1_14rem] [&>:first-child]:max-w-128">
          <SearchField {...copy.search} value={text} onChange={setText} />
          <Button
            look={isDue ? 'primary' : 'secondary'}
            aria-pressed={isDue}
            icon={IconCalendarDue}
            onClick={() => setDue(!isDue)}
          >
            {copy.due}
          </Button>
        </div>
        <div className="flex flex-wrap gap-y-1 gap-x-5 empty:hidden">
          {mayImport ? (
            <Button look="plain" size="sm" icon={IconUpload} onClick={() => setOpened('import')}>
              {copy.actions.import}
            </Button>
          ) : null}
          {mayExport ? (
            <Button
              look="plain"
              size="sm"
              icon={IconDownload}
              pending={exporting.isPending}
              onClick={() => exporting.mutate()}
            >
              {copy.actions.export}
            </Button>
          ) : null}
          {mayMerge ? (
            <Button look="plain" size="sm" icon={IconUsersGroup} onClick={() => setOpened('duplicates')}>
              {copy.actions.duplicates}
            </Button>
          ) : null}
        </div>
      </div>
      <ClientList query={query} term={term} isDue={isDue} coloursOf={coloursOf} />
      <ClientFormDialog
        opened={opened === 'new'}
        onClose={close}
        card={null}
        save={async (values, actKey) => {
          const { client } = await call(createClient, { body: { ...values, actKey } })
          refresh()
          toast.success({
            title: copy.form.created.title,
            text: copy.form.created.text(personName(values.firstName, values.lastName) ?? ''),
          })
          void navigate(paths.client(client.id))
        }}
      />
      <ImportDialog opened={opened === 'import'} onClose={close} onImported={refresh} />
      <DuplicatesDialog
        opened={opened === 'duplicates'}
        onClose={close}
        onMerged={() => void queryClient.invalidateQueries()}
      />
    </>
  )
}
