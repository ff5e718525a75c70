import { IconBrush, IconColorPicker, IconEraser, IconSquareHalf } from '@tabler/icons-react'
import { useId } from 'react'
import { readingCopy } from '~/copy/analysis/reading.ts'
import { type MarkTool, TOOL_GROUPS } from './mark-tool.ts'

const { correction: copy } = readingCopy

const ICONS = { hair: IconBrush, 'not-hair': IconEraser, whitePoint: IconColorPicker, greyCard: IconSquareHalf }

type Props = { readonly value: MarkTool; readonly onChange: (tool: MarkTool) => void }

/** Toolbar of the correction: two tools for the mask, two for the white balance. */
export function MarkTools({ value, onChange }: Props) {
  const name = useId()
  return (
    <div className="grid gap-2 grid-cols-2">
      {(['hair', 'light'] as const).map((group) => (
        <fieldset key={group} className="min-w-0 p-0 border-0 m-0">
          <legend className="p-0 mb-1 text-muted text-xs font-semibold">{copy.groups[group]}</legend>
          <div className="grid overflow-hidden border border-control rounded-field grid-cols-2">
            {TOOL_GROUPS[group].map((tool) => {
              const Icon = ICONS[tool]
              return (
                <label
                  key={tool}
                  className="relative grid min-h-13 content-center p-1 cursor-pointer text-xs font-semibold gap-0.5 justify-items-center leading-[1.15] [&+&]:[border-inline-start:0.0625rem_solid_var(--control)] has-checked:bg-plum has-checked:text-on-plum has-focus-visible:outline-2 has-focus-visible:outline-plum has-focus-visible:outline-offset-[-0.25rem] [&:has(:checked:focus-visible)]:outline-on-plum"
                >
                  <input
                    className="absolute inset-0 m-0 cursor-pointer opacity-0"
                    type="radio"
                    name={name}
                    checked={tool === value}
                    onChange={() => onChange(tool)}
                  />
                  <Icon size="1.25rem" stroke={1.75} aria-hidden />
                  <span>{copy.tools[tool].name}</span>
                </label>
              )
            })}
          </div>
        </fieldset>
      ))}
    </div>
  )
}
