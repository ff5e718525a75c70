import { IconX, IconZoomIn } from '@tabler/icons-react'
import { useRef } from 'react'
import { landingCopy } from '~/copy/public/landing.ts'
import { Section } from '../section.tsx'
import { FormulaSheet } from './formula-sheet.tsx'

const { formula: copy } = landingCopy

/** An example formula; opens full screen on wide viewports. */
export function ExampleFormula() {
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <Section eyebrow={copy.eyebrow} title={copy.title} text={copy.text}>
      <figure className="grid gap-4">
        <div className="border border-line rounded-[1.75rem] bg-card shadow-picture">
          <FormulaSheet />
        </div>
        <figcaption className="flex items-center justify-between text-muted text-2xs gap-5">
          {copy.caption}
          {/* Not there below 1024 px, where the sheet fills the width already. */}
          <button
            type="button"
            className="hidden items-center py-3 px-5 border border-line rounded-full bg-card text-ink cursor-zoom-in text-base font-semibold gap-2 hover:border-control lg:flex"
            onClick={() => dialog.current?.showModal()}
          >
            <IconZoomIn size="1.25rem" stroke={1.75} aria-hidden /> {copy.zoom}
          </button>
        </figcaption>
      </figure>
      <dialog
        ref={dialog}
        className="w-[100vw] max-w-none h-dvh max-h-none p-6 border-0 bg-card text-ink text-base lg:text-xl"
        aria-label={copy.label}
      >
        <FormulaSheet />
        <button
          type="button"
          className="fixed top-5 right-5 grid size-12 border border-line rounded-full bg-card text-ink cursor-pointer place-items-center"
          aria-label={copy.close}
          onClick={() => dialog.current?.close()}
        >
          <IconX size="1.5rem" stroke={1.75} aria-hidden />
        </button>
      </dialog>
    </Section>
  )
}
