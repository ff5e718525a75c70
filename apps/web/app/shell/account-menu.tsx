import '@mantine/core/styles/Popover.layer.css'
import { Popover } from '@mantine/core'
import type { CurrentUser } from '@riflesso/contract'
import { shellCopy } from '~/copy/shell.ts'
import { personName } from '~/format/person-name.ts'
import { Button } from '~/ui/button.tsx'
import styles from './account-menu.module.css'

/** Who is signed in: the name, and behind it the salon and the address. */
export function AccountMenu({ user }: { readonly user: CurrentUser }) {
  const name = personName(user.firstName, user.lastName) ?? user.email
  return (
    <Popover position="bottom-end" shadow="none" radius="var(--radius-field)" transitionProps={{ duration: 0 }}>
      <Popover.Target>
        <Button look="secondary" size="sm">
          <span className={styles.wide}>{name}</span>
          <span className={styles.narrow}>{shellCopy.profileMobile}</span>
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={styles.panel}>
        <p className={styles.name}>{name}</p>
        {user.companyName ? <p>{user.companyName}</p> : null}
        <p className={styles.quiet}>{user.email}</p>
      </Popover.Dropdown>
    </Popover>
  )
}
