import { IconBrush, IconColorPicker, IconEraser, IconSquareHalf } from '@tabler/icons-react'
import { useId } from 'react'
import { readingCopy } from '~/copy/analysis/reading.ts'
import { type MarkTool, TOOL_GROUPS } from './mark-tool.ts'
import styles from './mark-tools.module.css'

const { correction: copy } = readingCopy

const ICONS = { hair: IconBrush, 'not-hair': IconEraser, whitePoint: IconColorPicker, greyCard: IconSquareHalf }

type Props = { readonly value: MarkTool; readonly onChange: (tool: MarkTool) => void }

/** Toolbar of the correction: two tools for the mask, two for the white balance. */
export function MarkTools({ value, onChange }: Props) {
  const name = useId()
  return (
    <div className={styles.groups}>
      {(['hair', 'light'] as const).map((group) => (
        <fieldset key={group} className={styles.group}>
          <legend className={styles.legend}>{copy.groups[group]}</legend>
          <div className={styles.tools}>
            {TOOL_GROUPS[group].map((tool) => {
              const Icon = ICONS[tool]
              return (
                <label key={tool} className={styles.tool}>
                  <input
                    className={styles.radio}
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
