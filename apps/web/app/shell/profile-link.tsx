import type { CurrentUser } from '@riflesso/contract'
import { shellCopy } from '~/copy/shell.ts'
import { personName } from '~/format/person-name.ts'
import { paths } from '~/paths.ts'
import { ButtonLink } from '~/ui/button/button.tsx'

/** Link to the profile with the user's name; null while unknown. */
export function ProfileLink({ user }: { readonly user: CurrentUser | null }) {
  const name = user && (personName(user.firstName, user.lastName) ?? user.email)
  return (
    <ButtonLink look="secondary" size="sm" to={paths.profile}>
      <span className="overflow-hidden max-w-24 text-ellipsis lg:max-w-56">{name ?? shellCopy.profileMobile}</span>
    </ButtonLink>
  )
}
