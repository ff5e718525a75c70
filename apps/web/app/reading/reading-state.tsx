import type { JudgedReading } from '@riflesso/consultation'
import { IconCircleCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Notice } from '~/ui/state.tsx'

const TONES = { check: 'warning', unusable: 'danger' } as const

type Props = {
  readonly judged: JudgedReading
  /** Name of the photo, if it is not shown beside the reading: 'Foto Prima'. */
  readonly of?: string
  readonly children?: ReactNode
}

/** Judgement of a reading: good, in two words; to be checked or not usable, with its reason. */
export function ReadingState({ judged, of, children }: Props) {
  if (judged.state === 'good')
    return (
      <p className="flex items-center text-ok text-sm font-semibold gap-1.5">
        <IconCircleCheck size="1.125rem" stroke={1.75} aria-hidden /> {judged.title}
      </p>
    )
  return (
    <Notice tone={TONES[judged.state]} title={of === undefined ? judged.title : `${of} · ${judged.title}`}>
      <div className="grid gap-2 justify-items-start">
        <p>{judged.reason}</p>
        {children}
      </div>
    </Notice>
  )
}
