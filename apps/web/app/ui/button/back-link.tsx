import { IconArrowLeft } from '@tabler/icons-react'
import { ButtonLink } from './button.tsx'

/** Back link, above the title or below the content of a page. */
export function BackLink({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <ButtonLink look="plain" size="sm" to={to} icon={IconArrowLeft}>
      {children}
    </ButtonLink>
  )
}
