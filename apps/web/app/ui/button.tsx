import '@mantine/core/styles/Loader.layer.css'
import '@mantine/core/styles/Button.layer.css'
import { Loader, Button as MantineButton } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import { IconArrowLeft } from '@tabler/icons-react'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './button.module.css'

const ICON_SIZE = { sm: '1rem', md: '1.125rem', lg: '1.25rem' }

type Look = {
  /** `plain` is a text button for minor actions; `danger` is for irreversible actions. */
  readonly look?: 'primary' | 'secondary' | 'plain' | 'danger'
  readonly size?: keyof typeof ICON_SIZE
  readonly fullWidth?: boolean
  readonly icon?: Icon | undefined
  readonly rightSection?: ReactNode
  readonly children: ReactNode
}

type Props = Look &
  Omit<ComponentProps<'button'>, 'color' | 'style'> & {
    /** While true the button is disabled and shows `pendingLabel`. */
    readonly pending?: boolean
    readonly pendingLabel?: string | undefined
  }

/** The icon before the label of a button, in proportion to its size. */
export const leading = ({
  icon: Icon,
  size = 'md',
}: Pick<Look, 'icon'> & { readonly size?: Look['size'] | undefined }) =>
  Icon && <Icon size={ICON_SIZE[size]} stroke={1.75} aria-hidden />

const VARIANT = { primary: 'filled', secondary: 'default', plain: 'transparent', danger: 'filled' } as const

/** Button with full radius in one of four variants. */
export function Button({ look = 'primary', pending = false, pendingLabel, icon, children, ...rest }: Props) {
  return (
    <MantineButton
      type="button"
      {...rest}
      variant={VARIANT[look]}
      classNames={{ root: styles.root, label: styles.label }}
      data-look={look}
      disabled={rest.disabled === true || pending}
      leftSection={
        pending ? <Loader size="1rem" color="currentColor" aria-hidden /> : leading({ icon, size: rest.size })
      }
    >
      {pending && pendingLabel !== undefined ? pendingLabel : children}
    </MantineButton>
  )
}

type LinkProps = Look & {
  readonly to: string
  readonly className?: string | undefined
  /** State of the new entry of the history. */
  readonly state?: unknown
  /** Full page load instead of client navigation, for example into the app, whose Content-Security-Policy allows Stripe. */
  readonly reloadDocument?: boolean
  readonly target?: '_blank'
  readonly rel?: string
}

/** A link styled as a button. */
export function ButtonLink({ look = 'primary', to, icon, children, ...rest }: LinkProps) {
  return (
    <MantineButton
      {...rest}
      component={Link}
      to={to}
      variant={VARIANT[look]}
      classNames={{ root: styles.root, label: styles.label }}
      data-look={look}
      leftSection={leading({ icon, size: rest.size })}
    >
      {children}
    </MantineButton>
  )
}

/** Back link, above the title or below the content of a page. */
export function BackLink({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <ButtonLink look="plain" size="sm" to={to} icon={IconArrowLeft}>
      {children}
    </ButtonLink>
  )
}

type RoundButtonProps = Pick<ComponentProps<'button'>, 'onClick' | 'children'> & {
  readonly 'aria-label': string
  readonly size?: 'md' | 'lg'
}

/** Large round icon button. */
export function RoundButton({ size = 'md', ...rest }: RoundButtonProps) {
  return (
    <button
      className="grid flex-none size-12 border border-line rounded-full bg-card text-ink cursor-pointer place-items-center data-[size=lg]:size-13"
      type="button"
      data-size={size}
      {...rest}
    />
  )
}

type Tone = 'copper' | 'plum' | 'quiet' | 'ok' | 'danger'

/** A small tinted label: 'Rame 72%', 'Livello 6,5 ± 0,4'. */
export function Chip({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }) {
  return (
    <span
      className="inline-flex py-1 px-3 rounded-full text-xs tabular-nums font-semibold leading-[1.4] whitespace-nowrap data-[tone=copper]:bg-copper-tint data-[tone=copper]:text-copper-text data-[tone=plum]:bg-plum-tint data-[tone=plum]:text-plum data-[tone=quiet]:bg-sunken data-[tone=quiet]:text-ink data-[tone=ok]:bg-ok-tint data-[tone=ok]:text-ok data-[tone=danger]:bg-danger-tint data-[tone=danger]:text-danger"
      data-tone={tone}
    >
      {children}
    </span>
  )
}
