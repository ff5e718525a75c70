import { shelfListsCopy } from '~/copy/shelf/shelf-lists.ts'
import { Button } from '~/ui/button.tsx'
import { CheckField, TextField } from '~/ui/form/fields.tsx'
import { Notice } from '~/ui/state.tsx'
import type { ImportPreview, ShelfList } from '../../api/shelf-import.ts'

const { import: copy } = shelfListsCopy

type Unread = Pick<ImportPreview['unread'][number], 'supplier' | 'code'>

/** The user's answer for a code: its shade as typed, or null if unknown. */
type Answer = Unread & { readonly shade: string | null }
export type Answers = Readonly<Record<string, Answer>>

const keyOf = ({ supplier, code }: Unread): string => JSON.stringify([supplier, code])

const isAnswered = (unread: Unread, answers: Answers): boolean => {
  const answer = answers[keyOf(unread)]
  return answer !== undefined && answer.shade !== ''
}

/** The answers to send, without empty ones. */
export const answersOf = (answers: Answers): ShelfList['answers'] =>
  Object.values(answers).filter(({ shade }) => shade !== '')

type Props = {
  readonly unread: ImportPreview['unread']
  readonly answers: Answers
  readonly pending: boolean
  readonly onChange: (answers: Answers) => void
  readonly onRead: () => void
}

/** Asks once for the shade of each code that the notation of its brand does not explain. */
export function UnreadCodes({ unread, answers, pending, onChange, onRead }: Props) {
  if (unread.length === 0) return null
  const set = ({ supplier, code }: Unread, shade: string | null) =>
    onChange({ ...answers, [keyOf({ supplier, code })]: { supplier, code, shade } })
  return (
    <Notice tone="warning" title={copy.unread(unread.length)}>
      <p>{copy.unreadHint}</p>
      <ul className="grid p-0 my-3 mx-0 gap-3 list-none">
        {unread.map((each) => {
          const shade = answers[keyOf(each)]?.shade
          return (
            <li
              key={keyOf(each)}
              className="grid items-end gap-y-2 gap-x-4 sm:grid-cols-[minmax(0,14rem)_auto] sm:justify-start"
            >
              <TextField
                label={copy.unreadCode(each.code, each.supplier)}
                description={copy.unreadLine(each.line)}
                placeholder={copy.shadeExample}
                autoComplete="off"
                maxLength={10}
                disabled={shade === null}
                value={shade ?? ''}
                onChange={({ currentTarget }) => set(each, currentTarget.value.trim())}
              />
              <CheckField
                label={<span className="text-muted text-xs">{copy.unknown}</span>}
                checked={shade === null}
                onChange={({ currentTarget }) => set(each, currentTarget.checked ? null : '')}
              />
            </li>
          )
        })}
      </ul>
      <Button
        look="secondary"
        size="sm"
        disabled={!unread.some((each) => isAnswered(each, answers))}
        pending={pending}
        pendingLabel={copy.reading}
        onClick={onRead}
      >
        {copy.readAgain}
      </Button>
    </Notice>
  )
}
