import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { clientListsCopy } from '~/copy/client-lists.ts'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { CsvButton, ImportLines, ImportSteps } from '~/ui/import-steps.tsx'
import layout from '~/ui/layout.module.css'
import texts from '~/ui/text.module.css'
import { toast } from '~/ui/toast/toast.ts'
import { readImport, runImport } from '../client-lists.ts'
import styles from './import-dialog.module.css'

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
      <div className={styles.pick}>
        <IconFileSpreadsheet className={styles.sign} size="1.75rem" stroke={1.5} aria-hidden />
        {file ? <p className={texts.name}>{file.name}</p> : null}
        <p className={styles.intro}>{copy.intro}</p>
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
            <ul className={layout.list}>
              {sample.map(({ firstName, lastName, phone, email, birthDate }) => (
                <li key={[firstName, lastName, phone, email, birthDate].join()} className={styles.client}>
                  <span className={texts.strong}>
                    {firstName} {lastName}
                  </span>
                  <span className={texts.note}>
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
