import { landingCopy } from '~/copy/public/landing.ts'
import { CompareSlider } from '~/ui/picture/compare-slider.tsx'
import { WebPicture } from '~/ui/picture/web-picture.tsx'

const tagStyle = 'py-1 px-3 rounded-full bg-[color-mix(in_srgb,var(--card)_95%,transparent)] text-ink text-xs'

const copy = landingCopy.slider
const SIZE = { width: 800, height: 800 } as const

/** Slider between a photographed head and the same in the colour of the example's plan; the words stand below the hair. */
export function BeforeAfter() {
  return (
    <>
      <CompareSlider
        className="rounded-[1.75rem] aspect-square shadow-picture [&_picture]:h-full [&_picture]:object-cover [&_img]:h-full [&_img]:object-cover"
        before={<WebPicture name="real/prima" alt={copy.prima.alt} {...SIZE} first />}
        after={<WebPicture name="real/simulata" alt={copy.dopo.alt} {...SIZE} first />}
        beforeTag={<p className={tagStyle}>{copy.prima.label}</p>}
        afterTag={<p className={tagStyle}>{copy.dopo.label}</p>}
        label={copy.label}
        value={copy.value}
      />
      <div className="grid gap-4 grid-cols-[1fr_1fr] [&>:last-child]:text-end [&_span]:block">
        {[copy.prima, copy.dopo].map(({ name, detail }) => (
          <p key={name}>
            <span className="font-display text-lg lg:text-xl font-medium tracking-[-0.015em] leading-tight">
              {name}
            </span>
            <span className="mt-1 text-muted text-xs tabular-nums leading-[1.4]">{detail}</span>
          </p>
        ))}
      </div>
    </>
  )
}
