import { resultCopy } from '~/copy/analysis/analysis-result.ts'

type Props = {
  readonly open: boolean
  /** Name of what it expands. */
  readonly title: string
  readonly onToggle: () => void
}

/** 'Leggi tutto', or 'Comprimi' when open. */
export const MoreButton = ({ open, title, onToggle }: Props) => (
  <button
    className="min-h-12 py-0 px-2 border-0 -my-3 -mx-2 bg-transparent text-plum cursor-pointer font-semibold justify-self-start hover:underline"
    type="button"
    aria-expanded={open}
    aria-label={open ? resultCopy.lessOf(title) : resultCopy.moreOf(title)}
    onClick={onToggle}
  >
    {open ? resultCopy.less : resultCopy.more}
  </button>
)
