import { useLayoutEffect, useRef, useState } from 'react'
import { unbroken } from '~/format/unbroken.ts'
import { Heading } from '~/ui/heading.tsx'
import { MoreButton } from './more-button.tsx'

/** One section of the consultation; a long one can be collapsed to two lines. */
export function TextSection({ title, text }: { readonly title: string; readonly text: string }) {
  const [open, setOpen] = useState(true)
  const words = useRef<HTMLParagraphElement>(null)
  const [lines, setLines] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text can have a different number of lines in a box of the same height.
  useLayoutEffect(() => {
    const element = words.current
    if (element === null) return
    const count = () => setLines(linesOf(element))
    count()
    const sizes = new ResizeObserver(count)
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [text])
  const long = isLongText(text, lines)
  return (
    <section className="grid items-center py-1 gap-x-4 grid-cols-[minmax(0,1fr)_auto]">
      <Heading level={3}>{title}</Heading>
      {long ? <MoreButton open={open} title={title} onToggle={() => setOpen(!open)} /> : null}
      <p
        ref={words}
        className="text-sm col-span-full leading-[1.35] whitespace-pre-line data-collapsed:line-clamp-2"
        data-collapsed={(long && !open) || undefined}
      >
        {unbroken(text)}
      </p>
    </section>
  )
}

/** Number of lines of a text at its width, including clipped lines. */
const linesOf = (element: HTMLElement): number =>
  Math.round(element.scrollHeight / Number.parseFloat(getComputedStyle(element).lineHeight))

const MAX_LINES = 5
const MAX_CHARACTERS = 400

/** Whether a text with this many rendered lines starts collapsed. Source: product specification, section 9. */
export function isLongText(text: string, lines: number): boolean {
  return text.length > MAX_CHARACTERS || lines > MAX_LINES
}
