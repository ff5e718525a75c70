import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { TextField } from './form/fields.tsx'
import { copyText, handToApp } from './hand-to-app.ts'

type Props = {
  readonly address: string
  readonly copy: Readonly<Record<'linkLabel' | 'copy' | 'copied' | 'share' | 'failed', string>>
  /** Further ways to send it. */
  readonly children?: ReactNode
}

/** A new link, shown once: to select, copy or share. */
export function MadeLink({ address, copy, children }: Props) {
  const copied = () => copyText(address, { title: copy.copied }, { title: copy.failed })
  const share = async () => {
    if ((await handToApp({ url: address })) === 'failed') await copied()
  }
  return (
    <>
      <TextField
        label={copy.linkLabel}
        readOnly
        value={address}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button look="secondary" size="lg" onClick={() => void copied()}>
          {copy.copy}
        </Button>
        <Button look="secondary" size="lg" onClick={() => void share()}>
          {copy.share}
        </Button>
        {children}
      </div>
    </>
  )
}
