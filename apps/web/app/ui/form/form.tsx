import type { UseFormReturnType } from '@mantine/form'
import type { ReactNode } from 'react'
import { commonCopy } from '~/copy/common.ts'
import { Button } from '../button.tsx'
import { focusFirstError } from './focus-first-error.ts'

const PLACES = { actions: 'justify-between gap-2', start: 'gap-2', end: 'justify-end gap-3' } as const

type Props<Values> = {
  readonly form: UseFormReturnType<Values>
  /** Called with valid values; otherwise the first invalid field is focused. */
  readonly request: { readonly mutate: (values: Values) => void; readonly isPending: boolean }
  /** Labels of the submit button. */
  readonly copy: { readonly submit: string; readonly pending: string }
  /** The submit button: at the end of a dialog, across a page, or in a row of actions, apart or from its start. */
  readonly place?: 'actions' | 'start' | 'end' | 'wide'
  readonly size?: 'md' | 'lg'
  /** Adds 'Annulla' before it. */
  readonly onCancel?: (() => void) | null
  /** Buttons before and after it. */
  readonly before?: ReactNode
  readonly after?: ReactNode
  readonly children: ReactNode
}

/** A form with its fields and buttons. */
export function Form<Values extends Record<string, unknown>>({
  form,
  request,
  copy,
  place = 'actions',
  size = place === 'wide' ? 'lg' : 'md',
  onCancel,
  before,
  after,
  children,
}: Props<Values>) {
  const isWide = place === 'wide'
  const button = (
    <Button type="submit" pending={request.isPending} pendingLabel={copy.pending} size={size} fullWidth={isWide}>
      {copy.submit}
    </Button>
  )
  return (
    <form
      className="grid gap-4.5"
      noValidate
      onSubmit={form.onSubmit((values) => request.mutate(values), focusFirstError(form))}
    >
      {children}
      {isWide ? (
        button
      ) : (
        <div className={`flex flex-wrap ${PLACES[place]}`}>
          {before}
          {onCancel ? (
            <Button look="secondary" size={size} onClick={onCancel}>
              {commonCopy.cancel}
            </Button>
          ) : null}
          {button}
          {after}
        </div>
      )}
    </form>
  )
}
