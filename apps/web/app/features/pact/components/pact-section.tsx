import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { pactCopy as copy } from '~/copy/analysis/pact.ts'
import { Button } from '~/ui/button/button.tsx'
import { Card } from '~/ui/card.tsx'
import { Heading } from '~/ui/heading.tsx'
import layout from '~/ui/layout.module.css'
import texts from '~/ui/text.module.css'
import { pactsQuery } from '../api/pacts.ts'
import { PactDialog, pactState } from './pact-dialog.tsx'

type Props = {
  readonly analysisId: string
  /** Whether a pact may be made and signed today; an existing one is shown in any case. */
  readonly canMake: boolean
}

/** The pact of an analysis: its state, and the dialog that makes, signs and sends it. */
export function PactSection({ analysisId, canMake }: Props) {
  const [opened, setOpened] = useState(false)
  const newest = useQuery(pactsQuery(analysisId)).data?.pacts[0]
  if (!canMake && !newest) return null
  return (
    <Card aria-labelledby={`pact-${analysisId}`}>
      <div className={layout.split}>
        <div>
          <Heading level={2} size="card" id={`pact-${analysisId}`}>
            {copy.title}
          </Heading>
          <p className={texts.note}>
            {newest
              ? [
                  copy.state.version(newest.version),
                  pactState(newest),
                  ...(newest.isPlanChanged ? [copy.changed.title] : []),
                ].join(' · ')
              : copy.invite}
          </p>
        </div>
        <Button look="secondary" size="md" onClick={() => setOpened(true)}>
          {newest ? copy.open : copy.make}
        </Button>
      </div>
      <PactDialog analysisId={analysisId} canMake={canMake} opened={opened} onClose={() => setOpened(false)} />
    </Card>
  )
}
