import { landingCopy } from '~/copy/public/landing.ts'
import { FoldedSection } from '../folded-section.tsx'

const { brands: copy } = landingCopy

/** Brands with a known shade notation. */
export function Brands() {
  return (
    <FoldedSection title={copy.title} text={copy.text}>
      <ul className="flex flex-wrap font-display text-base lg:text-lg gap-y-1 gap-x-[clamp(1rem,0.5rem_+_2vw,1.75rem)] tracking-snug">
        {copy.names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </FoldedSection>
  )
}
