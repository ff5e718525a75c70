import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { type ChangeEvent, useRef, useState } from 'react'
import { messageOf } from '~/api/api-error.ts'
import { clientListsCopy } from '~/copy/client-lists.ts'
import { Button } from '~/ui/button/button.tsx'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { CheckField } from '~/ui/form/fields.tsx'
import styles from '~/ui/form/form.module.css'
import { Notice } from '~/ui/state/notice.tsx'
import texts from '~/ui/text.module.css'
import { toast } from '~/ui/toast/toast.ts'
import { useApiMutation } from '~/ui/toast/use-api-mutation.ts'
import { readImport, runImport } from '../client-lists.ts'
import importStyles from './import-dialog.module.css'
import { ImportPreviewView } from './import-preview.tsx'

const { import: copy } = clientListsCopy

type Props = { readonly opened: boolean; readonly onClose: () => void; readonly onImported: () => void }

/** Imports a client list: preview first, then all or nothing. */
export function ImportDialog({ opened, onClose, onImported }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const [skip, setSkip] = useState(false)
  const reading = useMutation({ mutationFn: readImport })
  const importing = useApiMutation({
    mutationFn: (chosen: File) => runImport(chosen, skip),
    onSuccess: ({ imported }) => {
      toast.success({ title: copy.done.title, text: copy.done.text(imported) })
      onImported()
      close()
    },
    failed: copy.failed,
  })
  const close = () => {
    setFile(null)
    setSkip(false)
    reading.reset()
    onClose()
  }
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = event.currentTarget.files ?? []
    // Reset the input, so that the same file can be chosen again.
    event.currentTarget.value = ''
    if (!chosen) return
    setFile(chosen)
    setSkip(false)
    reading.mutate(chosen)
  }
  const preview = reading.data
  const blocked = !preview || preview.ready === 0 || (preview.problems.length > 0 && !skip)
  return (
    <Dialog opened={opened} onClose={close} title={copy.title} size="xl">
      <input ref={input} type="file" accept=".csv,.txt,text/csv" hidden onChange={choose} />
      <div className={importStyles.pick}>
        <IconFileSpreadsheet className={importStyles.sign} size="1.75rem" stroke={1.5} aria-hidden />
        {file ? <p className={texts.name}>{file.name}</p> : null}
        <p className={importStyles.intro}>{copy.intro}</p>
        <Button
          look={file ? 'secondary' : 'primary'}
          pending={reading.isPending}
          pendingLabel={copy.reading}
          onClick={() => input.current?.click()}
        >
          {file ? copy.chooseOther : copy.choose}
        </Button>
      </div>
      {reading.isError ? (
        <Notice tone="danger" role="alert">
          {messageOf(reading.error)}
        </Notice>
      ) : null}
      {preview && !reading.isPending ? (
        <>
          <ImportPreviewView preview={preview} />
          {preview.problems.length > 0 && preview.ready > 0 ? (
            <CheckField label={copy.skip} checked={skip} onChange={(event) => setSkip(event.currentTarget.checked)} />
          ) : null}
        </>
      ) : null}
      <div className={styles.end}>
        <Button look="secondary" onClick={close}>
          {copy.cancel}
        </Button>
        {preview && preview.ready > 0 ? (
          <Button
            disabled={blocked}
            pending={importing.isPending}
            pendingLabel={copy.confirming}
            onClick={() => file && importing.mutate(file)}
          >
            {copy.confirm(preview.ready)}
          </Button>
        ) : null}
      </div>
    </Dialog>
  )
}
