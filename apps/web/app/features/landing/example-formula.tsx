import { IconX, IconZoomIn } from '@tabler/icons-react'
import { useRef } from 'react'
import { landingCopy } from '~/copy/public/landing.ts'
import { Chip } from '~/ui/button.tsx'
import { WebPicture } from '~/ui/picture/web-picture.tsx'
import { Section } from './section.tsx'

const { formula: copy } = landingCopy
const { sheet, minutes } = copy

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

/** The example formula; all sizes are relative to the font size. */
function FormulaSheet() {
  return (
    <div className="grid p-[1.25em] gap-y-[1.25em] gap-x-[2.5em] md:grid-cols-[minmax(0,0.75fr)_minmax(0,1.25fr)] md:p-[2em]">
      <div className="grid content-start gap-[0.5em] max-md:grid-cols-[5.5rem_minmax(0,1fr)] max-md:gap-x-4 max-md:[&>:first-child]:row-[1_/_span_2] max-md:[&>:first-child]:aspect-4/5 max-md:[&>:last-child]:col-span-full">
        <div className="overflow-hidden rounded-picture mb-[0.75em] aspect-4/3 bg-sunken [&_img]:h-full [&_img]:object-cover">
          <WebPicture name="foto-dopo" alt="" width={640} height={800} />
        </div>
        <p className="font-display text-[length:1.75em] tracking-tight leading-[1.15]">{sheet.name}</p>
        <p className="text-muted">{sheet.code}</p>
        <p className="flex flex-wrap mt-[0.25em] gap-[0.5em]">
          {sheet.chips.map((chip) => (
            <Chip key={chip} tone="copper">
              {chip}
            </Chip>
          ))}
        </p>
      </div>
      <ol className="[counter-reset:phase]">
        {sheet.phases.map(({ title, lines, minutes: count, note }) => (
          <li
            key={title}
            className="grid items-start py-[1.125em] [counter-increment:phase] gap-y-0 gap-x-[1em] grid-cols-[auto_minmax(0,1fr)_auto] [&+&]:border-t [&+&]:border-line first:pt-0 before:grid before:size-[2.25em] before:rounded-full before:bg-plum before:text-on-plum before:content-[counter(phase)] before:font-display before:font-medium before:place-items-center"
          >
            <div>
              <p className="font-semibold leading-[1.3]">{title}</p>
              <ul className="grid mt-[0.375em] mx-0 mb-0 gap-[0.125em]">
                {lines.map(({ quantity, product }) => (
                  <li key={product} className="flex gap-[0.625em]">
                    <b className="flex-none min-w-[3em] tabular-nums text-right">{quantity}</b> <span>{product}</span>
                  </li>
                ))}
              </ul>
              {note === null ? null : <p className="mt-[0.375em] text-muted text-[length:0.9375em]">{note}</p>}
            </div>
            <p className="grid text-muted text-[length:0.875em] justify-items-end">
              <span className="text-ink font-display text-[length:1.75em] tabular-nums leading-[1.05]">{count}</span>{' '}
              {minutes}
            </p>
          </li>
        ))}
      </ol>
    </div>
  )
}
