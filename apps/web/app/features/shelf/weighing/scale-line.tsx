import { IconBluetooth } from '@tabler/icons-react'
import { weighingCopy as copy } from '~/copy/shelf/weighing.ts'
import { decimal } from '~/format/numbers.ts'
import { Button } from '~/ui/button.tsx'
import { canReachScale, type Scale } from './use-scale.ts'

/** Connects the scale, then shows its weight; nothing where the browser knows no Bluetooth. */
export function ScaleLine({ scale: { state, grams, connect } }: { readonly scale: Scale }) {
  if (!canReachScale()) return null
  return (
    <div className="grid gap-1">
      {state === 'connected' ? null : (
        <Button
          look="secondary"
          size="lg"
          icon={IconBluetooth}
          pending={state === 'connecting'}
          pendingLabel={copy.scale.connecting}
          onClick={connect}
        >
          {copy.scale.connect}
        </Button>
      )}
      <p className="text-sm" role="status">
        {state === 'failed' ? copy.scale.failed : null}
        {state === 'connected'
          ? grams === null
            ? copy.scale.waiting
            : copy.scale.reading(`${decimal(grams)}\u00a0g`)
          : null}
      </p>
    </div>
  )
}
