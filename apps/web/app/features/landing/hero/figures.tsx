import { landingCopy } from '~/copy/public/landing.ts'

/** The product in four numbers. */
export function Figures() {
  return (
    <dl className="grid pt-6 px-0 pb-0 border-t border-line gap-y-4.5 gap-x-5 grid-cols-[1fr_1fr] md:grid-cols-[repeat(4,1fr)]">
      {landingCopy.figures.map(({ value, text }) => (
        <div
          key={text}
          className="flex flex-col-reverse justify-end gap-1 [&_dt]:text-muted [&_dt]:text-sm [&_dd]:m-0 [&_dd]:font-display [&_dd]:text-3xl [&_dd]:font-[450] [&_dd]:tracking-[-0.03em] [&_dd]:leading-[1.1]"
        >
          <dt>{text}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
