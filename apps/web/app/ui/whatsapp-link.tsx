import { IconBrandWhatsapp } from '@tabler/icons-react'
import { commonCopy } from '~/copy/common.ts'
import { whatsAppAddress } from '~/format/whatsapp.ts'
import { ButtonLink } from './button.tsx'

type Props = { readonly phone: string | null | undefined; readonly text: string }

/** Opens WhatsApp with a text for the client; nothing without her number. */
export function WhatsAppLink({ phone = null, text }: Props) {
  const address = whatsAppAddress(phone, text)
  return address === null ? null : (
    <ButtonLink look="secondary" size="lg" icon={IconBrandWhatsapp} to={address} target="_blank" rel="noreferrer">
      {commonCopy.whatsApp}
    </ButtonLink>
  )
}
