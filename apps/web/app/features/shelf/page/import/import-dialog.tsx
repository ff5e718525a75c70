import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '~/api/api-error.ts'
import { shelfListsCopy } from '~/copy/shelf/shelf-lists.ts'
import { Button } from '~/ui/button/button.tsx'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { CheckField } from '~/ui/form/fields.tsx'
import styles from '~/ui/form/form.module.css'
import { Notice } from '~/ui/state/notice.tsx'
import { toast } from '~/ui/toast/toast.ts'
import { useApiMutation } from '~/ui/toast/use-api-mutation.ts'
import { refreshShelf, type Shelf } from '../../api/shelf.ts'
import { type ImportPreview, previewList, type ShelfList, saveList } from '../../api/shelf-import.ts'
import { newBookingKey } from '../../model/booking-key.ts'
import { ImportPreviewView } from './import-preview.tsx'
import { emptyList, ListFields, listOf, type TypedList } from './list-fields.tsx'
import { type Answers, answersOf, UnreadCodes } from './unread-codes.tsx'

const { import: copy } = shelfListsCopy

type Props = {
  /** Whether the quantities arrived and are added to the stock; otherwise they are what was counted. */
  readonly isDelivery?: boolean
  readonly opened: boolean
  readonly shelf: Shelf
  readonly onClose: () => void
}

/** Imports a pasted list or a CSV: preview, questions about unreadable codes, then all or nothing. */
export function ImportDialog({ isDelivery = false, opened, shelf, onClose }: Props) {
  return (
    <Dialog opened={opened} onClose={onClose} title={isDelivery ? copy.delivery : copy.title} size="xl">
      {opened ? <Import isDelivery={isDelivery} shelf={shelf} onClose={onClose} /> : null}
    </Dialog>
  )
}

function Import({ isDelivery, shelf, onClose }: Required<Omit<Props, 'opened'>>) {
  const queryClient = useQueryClient()
  const [typed, setTyped] = useState<TypedList>(emptyList)
  const [answers, setAnswers] = useState<Answers>({})
  const [skips, setSkips] = useState(false)
  // The key stays the same for a retry, so that a delivery whose response was lost is not booked twice.
  const [key] = useState(newBookingKey)
  const reading = useMutation({ mutationFn: previewList })
  const saving = useApiMutation({
    mutationFn: (list: ShelfList) => saveList(list, skips),
    onSuccess: async ({ added, changed }) => {
      await refreshShelf(queryClient)
      toast.success({ title: copy.done.title, text: copy.done.text(added, changed) })
      onClose()
    },
    failed: copy.failed,
  })
  const list = listOf(typed, { answers: answersOf(answers), delivery: isDelivery ? key : '' })
  const preview = reading.data
  const read = () => list && reading.mutate(list)
  return (
    <>
      {reading.isError ? (
        <Notice tone="danger" role="alert">
          {messageOf(reading.error)}
        </Notice>
      ) : null}
      {preview ? (
        <>
          <ImportPreviewView preview={preview}>
            <UnreadCodes
              unread={preview.unread}
              answers={answers}
              pending={reading.isPending}
              onChange={setAnswers}
              onRead={read}
            />
          </ImportPreviewView>
          {preview.problems.length + preview.unread.length > 0 && count(preview) > 0 ? (
            <CheckField
              label={copy.skip}
              checked={skips}
              onChange={({ currentTarget }) => setSkips(currentTarget.checked)}
            />
          ) : null}
        </>
      ) : (
        <ListFields
          isDelivery={isDelivery}
          shelf={shelf}
          typed={typed}
          onChange={(part) => setTyped({ ...typed, ...part })}
        />
      )}
      <div className={styles.end}>
        {preview ? (
          <Button look="plain" onClick={() => reading.reset()}>
            {copy.change}
          </Button>
        ) : null}
        <Button look="secondary" onClick={onClose}>
          {copy.cancel}
        </Button>
        {preview && count(preview) > 0 ? (
          <Button
            disabled={isBlocked(preview, skips)}
            pending={saving.isPending}
            pendingLabel={copy.confirming}
            onClick={() => list && saving.mutate(list)}
          >
            {copy.confirm(count(preview))}
          </Button>
        ) : preview ? null : (
          <Button disabled={list === null} pending={reading.isPending} pendingLabel={copy.reading} onClick={read}>
            {copy.read}
          </Button>
        )}
      </div>
    </>
  )
}

const count = ({ added, changed }: ImportPreview): number => added + changed

/** Lines with errors or unread codes are left out only when the user says so. */
const isBlocked = ({ problems, unread }: ImportPreview, skips: boolean): boolean =>
  !skips && problems.length + unread.length > 0
