import '@mantine/core/styles/Button.layer.css'
import { Button as MantineButton } from '@mantine/core'
import { useMergedRef } from '@mantine/hooks'
import { type MouseEvent, type ReactNode, type Ref, useEffect, useEffectEvent, useRef } from 'react'
import buttonStyles from '../button.module.css'
import styles from './file-button.module.css'

type Props = {
  /** The field itself, which takes the focus. */
  readonly ref?: Ref<HTMLInputElement>
  readonly look?: 'primary' | 'secondary'
  readonly size?: 'sm' | 'md' | 'lg'
  readonly fullWidth?: boolean
  readonly leftSection?: ReactNode
  /** Name of the field, where the words on it say too little. */
  readonly label?: string
  /** Asks the camera of a phone first. */
  readonly camera?: boolean
  /** Another way to a file, once the script is there. */
  readonly onInstead?: () => void
  readonly onFile: (file: File) => void
  readonly children: ReactNode
}

/** Chooses a picture. The label of a file field: it answers before the script has loaded, and what was chosen then is taken up. */
export function FileButton({ ref, look = 'secondary', label, camera, onInstead, onFile, children, ...rest }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const fieldRef = useMergedRef(ref, field)
  const take = useEffectEvent(() => {
    const file = field.current?.files?.[0]
    if (!field.current || !file) return
    // The same file may be chosen again after it was removed.
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
      variant={look === 'primary' ? 'filled' : 'default'}
      classNames={{ root: `${buttonStyles.root} ${styles.root}`, label: buttonStyles.label }}
      data-look={look}
    >
      {children}
      <input
        ref={fieldRef}
        className={styles.field}
        type="file"
        // Not '.heic': Safari converts such photos for a page that does not name them.
        accept="image/*"
        capture={camera ? 'environment' : undefined}
        aria-label={label}
        onClick={onInstead ? instead : undefined}
        onChange={() => take()}
      />
    </MantineButton>
  )
}
