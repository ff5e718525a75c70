import type { CheckboxProps } from '@mantine/core'
import { termsCopy } from '~/copy/account/terms.ts'
import { paths } from '~/paths.ts'
import { CheckField } from '~/ui/form/fields.tsx'

const PAGES = { terms: paths.terms, dpa: paths.dpa, privacy: paths.privacy } as const

type Props = Omit<CheckboxProps, 'label'> & {
  /** The owner also accepts the data-processing agreement. */
  readonly withAgreement: boolean
}

/** Checkbox that accepts the terms; the documents open in a new tab, so that typed values are kept. */
export function TermsField({ withAgreement, ...box }: Props) {
  const words = withAgreement ? termsCopy.owner : termsCopy.collaborator
  return (
    <CheckField
      {...box}
      label={words.map((part) =>
        typeof part === 'string' ? (
          part
        ) : (
          <a
            key={part.page}
            className="text-inherit font-semibold"
            href={PAGES[part.page]}
            target="_blank"
            rel="noreferrer"
          >
            {part.text}
          </a>
        ),
      )}
    />
  )
}
