import '@mantine/core/styles/Loader.layer.css'
import '@mantine/core/styles/Button.layer.css'
import { type ButtonProps, Loader, Button as MantineButton } from '@mantine/core'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './button.module.css'

type Look = {
  /** `plain` is a text button for minor actions; `danger` is for irreversible actions. */
  readonly look?: 'primary' | 'secondary' | 'plain' | 'danger'
  readonly size?: NonNullable<ButtonProps['size']>
  readonly fullWidth?: boolean
  readonly leftSection?: ReactNode
  readonly rightSection?: ReactNode
  readonly children: ReactNode
}

type Props = Look &
  Omit<ComponentProps<'button'>, 'color' | 'style'> & {
    /** While true the button is disabled and shows `pendingLabel`. */
    readonly pending?: boolean
    readonly pendingLabel?: string | undefined
  }

const VARIANT = { primary: 'filled', secondary: 'default', plain: 'transparent', danger: 'filled' } as const

/** Button with full radius in one of four variants. */
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
  readonly className?: string | undefined
  /** Full page load instead of client navigation, for example into the app, whose Content-Security-Policy allows Stripe. */
  readonly reloadDocument?: boolean
}

/** A link styled as a button. */
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
