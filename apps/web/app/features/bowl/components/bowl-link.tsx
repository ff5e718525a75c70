import type { OptionId } from '@riflesso/colorimetry'
import { IconBowl } from '@tabler/icons-react'
import { useLocation } from 'react-router'
import { bowlCopy } from '~/copy/analysis/bowl.ts'
import { ButtonLink } from '~/ui/button.tsx'
import { bowlSearch } from '../model/bowl-address.ts'

type Props = {
  readonly analysisId: string
  readonly option: OptionId
  readonly look?: 'primary' | 'secondary'
  readonly size?: 'sm' | 'lg'
  readonly fullWidth?: boolean
  /** Label, default 'Modalità ciotola'. */
  readonly label?: string
}

/** Opens the bowl mode of an analysis over the current page. */
export function BowlLink({
  analysisId,
  option,
  look = 'primary',
  size = 'lg',
  fullWidth = false,
  label = bowlCopy.open,
}: Props) {
  const { search } = useLocation()
  return (
    <ButtonLink
      look={look}
      size={size}
      fullWidth={fullWidth}
      to={`?${bowlSearch(new URLSearchParams(search), { analysisId, option })}`}
      icon={IconBowl}
    >
      {label}
    </ButtonLink>
  )
}
