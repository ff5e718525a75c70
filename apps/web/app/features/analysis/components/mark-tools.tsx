import { IconBrush, IconColorPicker, IconEraser, IconSquareHalf } from '@tabler/icons-react'
import { useId } from 'react'
import { readingCopy } from '~/copy/reading.ts'
import { VisuallyHidden } from '~/ui/visually-hidden.tsx'
import { MARK_TOOLS, type MarkTool } from '../model/mark-tool.ts'
import styles from './mark-tools.module.css'

const { correction: copy } = readingCopy

const ICONS = { hair: IconBrush, 'not-hair': IconEraser, whitePoint: IconColorPicker, greyCard: IconSquareHalf }

type Props = { readonly value: MarkTool; readonly onChange: (tool: MarkTool) => void }

/** The tools with which a photo is corrected, and what the chosen one is for. */
export function MarkTools({ value, onChange }: Props) {
  const name = useId()
  return (
    <fieldset className={styles.tools}>
      <VisuallyHidden component="legend">{copy.tool}</VisuallyHidden>
      <div className={styles.grid}>
        {MARK_TOOLS.map((tool) => {
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
              <Icon size="1.125rem" stroke={1.75} aria-hidden />
              <span>{copy.tools[tool].name}</span>
            </label>
          )
        })}
      </div>
      <p className={styles.how}>{copy.tools[value].how}</p>
    </fieldset>
  )
}
