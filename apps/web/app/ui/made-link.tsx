import { IconLink } from '@tabler/icons-react'
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

type LinkCall = { readonly isPending: boolean; readonly mutate: () => void }

type LinkButtonsProps = {
  /** Whether an earlier link still opens. */
  readonly isOpen: boolean
  readonly link: LinkCall
  readonly unlink: LinkCall
  readonly copy: Readonly<Record<'link' | 'linkAgain' | 'revoke', string>>
}

/** Makes a link, and withdraws the one that is open. */
export function LinkButtons({ isOpen, link, unlink, copy }: LinkButtonsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button look="secondary" size="lg" icon={IconLink} pending={link.isPending} onClick={() => link.mutate()}>
        {isOpen ? copy.linkAgain : copy.link}
      </Button>
      {isOpen ? (
        <Button look="plain" size="lg" pending={unlink.isPending} onClick={() => unlink.mutate()}>
          {copy.revoke}
        </Button>
      ) : null}
    </div>
  )
}
