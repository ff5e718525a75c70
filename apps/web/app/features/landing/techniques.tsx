import type { TechniqueId } from '@riflesso/colorimetry'
import { capitalised, techniqueEffect, techniqueName } from '@riflesso/consultation'
import { landingCopy } from '~/copy/public/landing.ts'
import { OpenSign } from '~/ui/fold.tsx'
import { Heading } from '~/ui/heading.tsx'
import { WebPicture } from '~/ui/picture/web-picture.tsx'
import { FoldedSection } from './folded-section.tsx'

const { techniques: copy } = landingCopy

/** Techniques of the landing page, in order. Source: product specification, section 9. */
const SHOWN: readonly TechniqueId[] = [
  'airtouch',
  'balayage',
  'ombre',
  'sombre',
  'tortoiseshell',
  'color-melting',
  'ribbon',
  'pintura',
  'splashlight',
  'babylights',
  'foilage',
  'flamboyage',
  'ecaille',
  'bronde',
  'lived-in',
  'root-smudge',
]

/** Spelling of the specification for this page; everywhere else it is 'Foilyage'. */
const nameOf = (id: TechniqueId): string => (id === 'foilage' ? 'Foilage' : techniqueName(id))

/** Names of the techniques; each opens its picture, which loads only then. */
export function Techniques() {
  return (
    <FoldedSection title={copy.title} text={copy.text}>
      <ul className="grid gap-x-5 grid-cols-2 md:grid-cols-4">
        {SHOWN.map((id) => (
          <li key={id} className="border-b border-line">
            <details name="tecnica">
              <summary className="flex items-center justify-between cursor-pointer list-none [&::-webkit-details-marker]:hidden min-h-12 gap-2">
                <Heading level={3}>{nameOf(id)}</Heading>
                <OpenSign />
              </summary>
              <div className="grid pb-4 gap-2">
                <div className="overflow-hidden rounded-picture aspect-4/5 bg-sunken">
                  <WebPicture name={`techniques/${id}`} alt={copy.picture(nameOf(id))} width={480} height={600} />
                </div>
                <p className="text-muted text-sm leading-[1.45]">{capitalised(techniqueEffect(id))}.</p>
              </div>
            </details>
          </li>
        ))}
      </ul>
    </FoldedSection>
  )
}
