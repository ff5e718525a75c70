import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { fetchFile } from '~/api/fetch-file.ts'
import { longMonth } from '~/format/dates.ts'
import { useApiMutation } from '~/ui/toast/toast.ts'
import { Button } from './button.tsx'
import { ChoiceField } from './form/choice-field.tsx'
import { saveFile } from './save-file.ts'

const MONTHS = 24

/** The current and earlier months, newest first. */
function lastMonths(now: Date): readonly { readonly value: string; readonly label: string }[] {
  return Array.from({ length: MONTHS }, (_, ago) => {
    const first = new Date(now.getFullYear(), now.getMonth() - ago, 1)
    const month = String(first.getMonth() + 1).padStart(2, '0')
    return { value: `${first.getFullYear()}-${month}`, label: longMonth(first) }
  })
}

type Props = {
  /** Path of the file; it takes the month as `month`, '2026-03'. */
  readonly path: string
  readonly copy: Readonly<Record<'month' | 'download' | 'pending' | 'failed', string>>
}

/** Downloads the file of a month, first the last complete one. */
export function MonthDownload({ path, copy }: Props) {
  const [months] = useState(() => lastMonths(new Date()))
  const [month, setMonth] = useState(months[1]?.value ?? '')
  const fetching = useApiMutation({
    mutationFn: async () => saveFile(await fetchFile(`${path}?month=${month}`)),
    failed: copy.failed,
  })
  return (
    <div className="grid gap-4">
      <ChoiceField
        label={copy.month}
        data={[...months]}
        value={month}
        onChange={(event) => setMonth(event.currentTarget.value)}
      />
      <div>
        <Button
          look="secondary"
          icon={IconDownload}
          pending={fetching.isPending}
          pendingLabel={copy.pending}
          onClick={() => fetching.mutate()}
        >
          {copy.download}
        </Button>
      </div>
    </div>
  )
}
