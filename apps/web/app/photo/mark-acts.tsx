import '@mantine/core/styles/ActionIcon.layer.css'
import { ActionIcon } from '@mantine/core'
import { IconArrowBackUp, type IconProps, IconZoomIn } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { Button } from '~/ui/button.tsx'
import type { Zoom } from './use-zoom.ts'

const actStyle = 'size-12 aria-pressed:border-plum aria-pressed:bg-plum-tint aria-pressed:text-plum'

type Act = { readonly label: string; readonly disabled: boolean; readonly onClick: () => void }

type Props = {
  readonly undo: Act
  readonly erase: Act & { readonly Icon: ComponentType<IconProps> }
  readonly zoom: Pick<Zoom, 'view' | 'toggle'>
  readonly zoomLabel: string
  readonly doneLabel: string
  readonly onDone: () => void
}

const sign = { size: '1.375rem', stroke: 1.75, 'aria-hidden': true } as const

/** The buttons below a photo that is marked: undo, erase, zoom, done. */
export function MarkActs({ undo, erase, zoom, zoomLabel, doneLabel, onDone }: Props) {
  return (
    <div className="grid items-center gap-2 grid-cols-[repeat(3,3rem)_minmax(0,1fr)]">
      <ActionIcon className={actStyle} aria-label={undo.label} disabled={undo.disabled} onClick={undo.onClick}>
        <IconArrowBackUp {...sign} />
      </ActionIcon>
      <ActionIcon className={actStyle} aria-label={erase.label} disabled={erase.disabled} onClick={erase.onClick}>
        <erase.Icon {...sign} />
      </ActionIcon>
      <ActionIcon className={actStyle} aria-label={zoomLabel} aria-pressed={zoom.view.scale > 1} onClick={zoom.toggle}>
        <IconZoomIn {...sign} />
      </ActionIcon>
      <Button size="lg" onClick={onDone}>
        {doneLabel}
      </Button>
    </div>
  )
}
