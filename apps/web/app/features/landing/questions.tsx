import { IconChevronDown } from '@tabler/icons-react'
import { Link } from 'react-router'
import { landingCopy } from '~/copy/public/landing.ts'
import { QUESTIONS } from '~/copy/public/support.ts'
import { paths } from '~/paths.ts'
import { Section } from './section.tsx'

const { questions: copy } = landingCopy

/** Frequent questions of owners, with answers from the help centre. */
export function Questions() {
  return (
    <Section eyebrow={copy.eyebrow} title={copy.title} text={copy.text}>
      <div className="gap-x-[clamp(2rem,4vw,4rem)] lg:[columns:2]">
        {QUESTIONS.filter(({ first }) => first).map(({ question, answer }) => (
          <details key={question} className="break-inside-avoid border-b border-line">
            <summary className="flex items-center justify-between cursor-pointer list-none [&::-webkit-details-marker]:hidden min-h-12 py-2.5 leading-[1.35] font-semibold gap-4">
              {question}
              <IconChevronDown
                className="flex-none text-plum [[open]>*>&]:[transform:rotate(180deg)]"
                size="1.125rem"
                stroke={1.75}
                aria-hidden
              />
            </summary>
            <p className="pb-5 text-muted">{answer}</p>
          </details>
        ))}
      </div>
      <p>
        <Link to={paths.support} className="text-ink">
          {copy.more}
        </Link>
      </p>
    </Section>
  )
}
