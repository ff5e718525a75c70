import '@mantine/core/styles/Button.layer.css'
import { Button as MantineButton } from '@mantine/core'
import { useMergedRef } from '@mantine/hooks'
import type { Icon } from '@tabler/icons-react'
import { type MouseEvent, type ReactNode, type Ref, useEffect, useEffectEvent, useRef } from 'react'
import buttonStyles from '../button.module.css'
import { leading } from '../button.tsx'

type Props = {
  readonly ref?: Ref<HTMLInputElement> | undefined
  readonly look?: 'primary' | 'secondary' | 'plain'
  readonly size?: 'sm' | 'md' | 'lg'
  readonly fullWidth?: boolean
  readonly icon?: Icon | undefined
  /** Accessible name, if the visible label is not specific enough. */
  readonly label?: string
  /** Opens the camera first on a phone. */
  readonly camera?: boolean
  /** Alternative source of a file, after hydration. */
  readonly onInstead?: () => void
  readonly onFile: (file: File) => void
  readonly children: ReactNode
}

const VARIANT = { primary: 'filled', secondary: 'default', plain: 'transparent' } as const

/** Chooses a picture. A label of a file input, which works before hydration; a file chosen then is handled afterwards. */
export function FileButton({ ref, look = 'secondary', icon, label, camera, onInstead, onFile, ...props }: Props) {
  const { children, ...rest } = props
  const field = useRef<HTMLInputElement>(null)
  const fieldRef = useMergedRef(ref, field)
  const take = useEffectEvent(() => {
    const file = field.current?.files?.[0]
    if (!field.current || !file) return
    // Reset the input, so that the same file can be chosen again.
    field.current.value = ''
    onFile(file)
  })
  useEffect(() => take(), [])
  const instead = (event: MouseEvent) => {
    event.preventDefault()
    onInstead?.()
  }
  return (
    <MantineButton
      {...rest}
      component="label"
      variant={VARIANT[look]}
      classNames={{
        root: `${buttonStyles.root} relative has-focus-visible:outline-2 has-focus-visible:outline-plum has-focus-visible:outline-offset-[0.1875rem]`,
        label: buttonStyles.label,
      }}
      data-look={look}
      leftSection={leading({ icon, size: rest.size })}
    >
      {children}
      <input
        ref={fieldRef}
        className="absolute inset-0 w-full cursor-pointer opacity-0 [&::file-selector-button]:cursor-pointer"
        type="file"
        // Not '.heic': Safari converts such photos to JPEG if the page does not accept them.
        accept="image/*"
        capture={camera ? 'environment' : undefined}
        aria-label={label}
        onClick={onInstead ? instead : undefined}
        onChange={() => take()}
      />
    </MantineButton>
  )
}
