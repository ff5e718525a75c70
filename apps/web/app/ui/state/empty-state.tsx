import type { ReactNode } from 'react'
import { HairLock } from '../hair/hair-lock.tsx'
import { sampleLocks } from '../hair/sample-locks.ts'

type Props = { readonly title: string; readonly text: string; readonly action?: ReactNode }

/** Empty state: picture, explanation, action. */
export function EmptyState({ title, text, action }: Props) {
  return (
    <div className="grid gap-5 justify-items-center text-center py-10 px-6">
      <div className="overflow-hidden size-24 rounded-full">
        <HairLock {...sampleLocks.chestnut} />
      </div>
      <p className="font-display text-xl font-medium tracking-[-0.015em] leading-tight text-balance">{title}</p>
      <p className="max-w-128 text-muted leading-normal text-pretty">{text}</p>
      {action}
    </div>
  )
}
