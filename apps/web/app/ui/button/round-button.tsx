import type { ComponentProps } from 'react'

type Props = Pick<ComponentProps<'button'>, 'onClick' | 'children'> & {
  readonly 'aria-label': string
  readonly size?: 'md' | 'lg'
}

/** Large round icon button. */
export function RoundButton({ size = 'md', ...rest }: Props) {
  return (
    <button
      className="grid flex-none size-12 border border-line rounded-full bg-card text-ink cursor-pointer place-items-center data-[size=lg]:size-13"
      type="button"
      data-size={size}
      {...rest}
    />
  )
}
