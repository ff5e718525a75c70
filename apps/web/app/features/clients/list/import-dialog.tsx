import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { clientListsCopy } from '~/copy/client-lists.ts'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { CsvButton, ImportLines, ImportSteps } from '~/ui/import-steps.tsx'
import { toast } from '~/ui/toast/toast.ts'
import { readImport, runImport } from '../client-lists.ts'

const { import: copy } = clientListsCopy

type Props = { readonly opened: boolean; readonly onClose: () => void; readonly onImported: () => void }

/** Imports a client list: preview first, then all or nothing. */
export function ImportDialog({ opened, ...rest }: Props) {
  return (
    <Dialog opened={opened} onClose={rest.onClose} title={copy.title} size="xl">
      {opened ? <Import {...rest} /> : null}
    </Dialog>
  )
}

function Import({ onClose, onImported }: Omit<Props, 'opened'>) {
  const reading = useMutation({ mutationFn: readImport })
  const file = reading.variables ?? null
  const { ready = 0, duplicates = [], problems = [], sample = [] } = reading.data ?? {}
  return (
    <>
      <div className="grid py-6 px-4 border-[0.09375rem] border-dashed border-control rounded-picture bg-paper gap-3 justify-items-center text-center">
        <IconFileSpreadsheet className="text-copper" size="1.75rem" stroke={1.5} aria-hidden />
        {file ? <p className="font-semibold wrap-anywhere">{file.name}</p> : null}
        <p className="max-w-120 text-muted text-balance">{copy.intro}</p>
        <CsvButton
          look={file ? 'secondary' : 'primary'}
          pending={reading.isPending}
          pendingLabel={copy.reading}
          onFile={reading.mutate}
        >
          {file ? copy.chooseOther : copy.choose}
        </CsvButton>
      </div>
      <ImportSteps
        key={reading.submittedAt}
        copy={copy}
        reading={reading}
        effect={copy.ready(ready)}
        count={ready}
        open={problems.length}
        list={
          sample.length === 0 ? null : (
            <ul className="list-none m-0 p-0">
              {sample.map(({ firstName, lastName, phone, email, birthDate }) => (
                <li
                  key={[firstName, lastName, phone, email, birthDate].join()}
                  className="flex flex-wrap items-baseline justify-between py-1.5 px-0 border-b border-line gap-y-0 gap-x-4 tabular-nums wrap-anywhere"
                >
                  <span className="font-semibold">
                    {firstName} {lastName}
                  </span>
                  <span className="text-muted text-sm">
                    {[phone, email, birthDate?.split('-').reverse().join('/')].filter(Boolean).join(' · ')}
                  </span>
                </li>
              ))}
            </ul>
          )
        }
        sent={file}
        save={runImport}
        onSaved={({ imported }) => {
          toast.success({ title: copy.done.title, text: copy.done.text(imported) })
          onImported()
          onClose()
        }}
        onCancel={onClose}
      >
        <ImportLines
          tone="warning"
          title={copy.duplicates}
          lines={duplicates.map(({ line, name }) => copy.line(line, name))}
        />
      </ImportSteps>
    </>
  )
}
