import { type ComponentProps, type ReactNode, useRef, useState } from 'react'
import { messageOf } from '~/api/api-error.ts'
import { commonCopy } from '~/copy/common.ts'
import { Button } from './button.tsx'
import { CheckField } from './form/fields.tsx'
import { Notice } from './state.tsx'
import { useApiMutation } from './toast/toast.ts'

type FileProps = Omit<ComponentProps<typeof Button>, 'onClick'> & { readonly onFile: (file: File) => void }

/** Chooses a CSV. */
export function CsvButton({ onFile, ...button }: FileProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,text/csv"
        hidden
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          // Reset the input, so that the same file can be chosen again.
          currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
      <Button {...button} onClick={() => input.current?.click()} />
    </>
  )
}

type LinesProps = {
  readonly tone: 'danger' | 'warning'
  readonly title: (count: number) => string
  readonly lines: readonly string[]
}

/** Lines of a file, below a title that counts them; nothing without lines. */
export function ImportLines({ tone, title, lines }: LinesProps) {
  if (lines.length === 0) return null
  return (
    <Notice tone={tone} title={title(lines.length)}>
      <ul className="[list-style:revert] overflow-y-auto max-h-36 pl-4.5 mt-1 mx-0 mb-0">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Notice>
  )
}

type Preview = {
  readonly problems: readonly { readonly line: number; readonly message: string }[]
  readonly ignored: readonly string[]
}

type Props<Sent, Saved> = {
  readonly copy: {
    readonly nothingYet: string
    readonly problems: (count: number) => string
    readonly line: (line: number, text: string) => string
    readonly ignored: (headings: string) => string
    readonly list: string
    readonly skip: string
    readonly confirm: (count: number) => string
    readonly confirming: string
    readonly failed: string
  }
  readonly reading: { readonly error: unknown; readonly data: Preview | undefined }
  /** Effect of the list in words. */
  readonly effect: string
  readonly count: number
  /** Number of lines that are left out only when the user says so. */
  readonly open: number
  readonly list: ReactNode
  /** Buttons before and after 'Annulla'. */
  readonly before?: ReactNode
  readonly after?: ReactNode
  /** What is read and imported; null if there is nothing yet. */
  readonly sent: Sent | null
  /** `skips`: without the open lines. */
  readonly save: (sent: Sent, skips: boolean) => Promise<Saved>
  readonly onSaved: (saved: Saved) => unknown
  readonly onCancel: () => void
  /** Other notices of the preview; the form until the list has been read. */
  readonly children: ReactNode
}

/** An import of a list: the preview with the errors by line, then all or nothing. */
export function ImportSteps<Sent, Saved>({
  copy,
  reading,
  effect,
  count,
  open,
  list,
  before,
  after,
  sent,
  save,
  onSaved,
  onCancel,
  children,
}: Props<Sent, Saved>) {
  const [skips, setSkips] = useState(false)
  const saving = useApiMutation({
    mutationFn: (given: Sent) => save(given, skips),
    onSuccess: onSaved,
    failed: copy.failed,
  })
  const preview = reading.data
  return (
    <>
      {reading.error ? (
        <Notice tone="danger" role="alert">
          {messageOf(reading.error)}
        </Notice>
      ) : null}
      {preview ? (
        <div className="grid gap-3">
          <Notice tone={count > 0 ? 'ok' : 'warning'} role="status" title={effect}>
            {copy.nothingYet}
          </Notice>
          <ImportLines
            tone="danger"
            title={copy.problems}
            lines={preview.problems.map(({ line, message }) => copy.line(line, message))}
          />
          {children}
          {preview.ignored.length > 0 ? (
            <p className="text-muted text-sm">{copy.ignored(preview.ignored.join(', '))}</p>
          ) : null}
          {list ? (
            <div className="grid gap-2">
              <p className="text-muted text-sm">{copy.list}</p>
              {list}
            </div>
          ) : null}
        </div>
      ) : (
        children
      )}
      {preview && open > 0 && count > 0 ? (
        <CheckField
          label={copy.skip}
          checked={skips}
          onChange={({ currentTarget }) => setSkips(currentTarget.checked)}
        />
      ) : null}
      <div className="flex flex-wrap justify-end gap-3">
        {before}
        <Button look="secondary" onClick={onCancel}>
          {commonCopy.cancel}
        </Button>
        {after}
        {preview && count > 0 ? (
          <Button
            disabled={open > 0 && !skips}
            pending={saving.isPending}
            pendingLabel={copy.confirming}
            onClick={() => sent && saving.mutate(sent)}
          >
            {copy.confirm(count)}
          </Button>
        ) : null}
      </div>
    </>
  )
}
