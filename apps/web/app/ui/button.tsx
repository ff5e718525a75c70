import '@mantine/core/styles/Loader.layer.css'
import '@mantine/core/styles/Button.layer.css'
import { type ButtonProps, Loader, Button as MantineButton } from '@mantine/core'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './button.module.css'

type Look = {
  /** `plain` is a text button, for what matters least; `danger` does what cannot be undone. */
  readonly look?: 'primary' | 'secondary' | 'plain' | 'danger'
  readonly size?: ButtonProps['size']
  readonly fullWidth?: boolean
  readonly leftSection?: ReactNode
  readonly rightSection?: ReactNode
  readonly children: ReactNode
}

type Props = Look &
  Omit<ComponentProps<'button'>, 'color' | 'style'> & {
    /** While true the button is disabled and says `pendingLabel`. */
    readonly pending?: boolean
    readonly pendingLabel?: string
  }

const VARIANT = { primary: 'filled', secondary: 'default', plain: 'transparent', danger: 'filled' } as const

/** A button of the product: full radius, one of four looks. */
export function Button({ look = 'primary', pending = false, pendingLabel, children, type = 'button', ...rest }: Props) {
  return (
    <MantineButton
      {...rest}
      type={type}
      variant={VARIANT[look]}
      classNames={{ root: styles.root, label: styles.label }}
      data-look={look}
      disabled={rest.disabled === true || pending}
      leftSection={pending ? <Loader size="1rem" color="currentColor" aria-hidden /> : rest.leftSection}
    >
      {pending && pendingLabel !== undefined ? pendingLabel : children}
    </MantineButton>
  )
}

type LinkProps = Look & {
  readonly to: string
  readonly className?: string
  /** Loads the page from the server: from a public page into the app, whose policy also lets the card form in. */
  readonly reloadDocument?: boolean
}

/** A link that looks like a button. */
export function ButtonLink({ look = 'primary', to, children, ...rest }: LinkProps) {
  return (
    <MantineButton
      {...rest}
      component={Link}
      to={to}
      variant={VARIANT[look]}
      classNames={{ root: styles.root, label: styles.label }}
      data-look={look}
    >
      {children}
    </MantineButton>
  )
}
