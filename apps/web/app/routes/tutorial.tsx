import { TUTORIALS } from '~/copy/public/support.ts'
import { NotFoundPage } from '~/features/not-found/not-found-page.tsx'
import { TutorialPage } from '~/features/support/tutorial-page.tsx'
import { publicPageMeta } from '~/page-meta.ts'
import { paths } from '~/paths.ts'
import type { Route } from './+types/tutorial.ts'
import { meta as metaOfUnknown } from './not-found.tsx'

const tutorialOf = (id: string) => TUTORIALS.find((tutorial) => tutorial.id === id)

export const meta = ({ params }: Route.MetaArgs) => {
  const tutorial = tutorialOf(params.tutorialId)
  if (!tutorial) return metaOfUnknown()
  const { id, title, lead } = tutorial
  return publicPageMeta({ title: `${title} · Riflesso`, description: lead, path: paths.tutorial(id) })
}

export default function TutorialRoute({ params }: Route.ComponentProps) {
  const tutorial = tutorialOf(params.tutorialId)
  return tutorial ? <TutorialPage key={tutorial.id} tutorial={tutorial} /> : <NotFoundPage />
}
