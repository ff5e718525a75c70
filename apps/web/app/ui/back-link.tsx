import { IconArrowLeft } from '@tabler/icons-react'
import { ButtonLink } from './button.tsx'

/** The way back, above the name of a page or below what it shows. */
export function BackLink({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <ButtonLink look="plain" size="sm" to={to} leftSection={<IconArrowLeft size="1rem" aria-hidden />}>
      {children}
    </ButtonLink>
  )
}
