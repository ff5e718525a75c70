import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { TUTORIALS } from '../../apps/web/app/copy/public/support.ts'
import { photoField } from '../../tests/fixtures/analysis.ts'
import { openBowl, requiredAnswersChosen } from '../../tests/screens/analysis.ts'
import { analysed, at, type Person, photosRead, sequence } from '../../tests/screens/screen.ts'
import { screenNamed } from '../../tests/screens/walks.ts'

/** A committed screenshot, for the readme or a tutorial. */
export type Picture = {
  /** From the root of the repository, without extension. */
  readonly file: string
  readonly formats: readonly ('jpg' | 'webp' | 'avif')[]
  readonly as: Person
  readonly open: (page: Page) => Promise<unknown>
  /** Viewport size, CSS pixels. */
  readonly width: number
  readonly height: number
  /** Text to scroll to, below the header; absent: the top of the page. */
  readonly from?: string
}

const PHONE = { width: 390, height: 844 } as const
const readme = (name: string) => ({ file: `docs/images/${name}`, formats: ['jpg'] as const })

/** Screen of each tutorial, and the text to scroll to. */
const SCREEN_OF_TUTORIAL: Readonly<Record<string, { readonly screen: string; readonly from?: string }>> = {
  'prima-analisi': { screen: 'app-photos', from: '[role=group][aria-label="Foto Prima"]' },
  'correggere-la-lettura': { screen: 'app-correction' },
  'leggere-la-formula': { screen: 'result', from: '#formula-title' },
  'schede-clienti': { screen: 'client', from: 'h1' },
  'lavorare-in-team': { screen: 'salone-team' },
  abbonamento: { screen: 'subscribe' },
}

/** Tablet viewport: one column, as wide as the tutorial page. */
const tutorial = (id: string): Picture => {
  const place = SCREEN_OF_TUTORIAL[id]
  if (place === undefined) throw new Error(`no screen for the tutorial ${id}`)
  return {
    file: `apps/web/public/pictures/tutorials/${id}`,
    formats: ['webp', 'avif'],
    ...screenNamed(place.screen),
    width: 768,
    height: 480,
    ...(place.from === undefined ? {} : { from: place.from }),
  }
}

const photo = (name: string) => join(import.meta.dirname, `../../apps/web/public/pictures/${name}.webp`)

/** The landing page's example on the main screen: its photograph, the wished colour, natural hair in good condition. */
const withExample = sequence(
  at('/app'),
  (page) => photoField(page, 'Prima').setInputFiles(photo('real/prima')),
  (page) => photoField(page, 'Dopo').setInputFiles(photo('foto-dopo')),
  requiredAnswersChosen,
  photosRead,
)

/** A step of the landing page, on the upper part of a phone. */
const step = (name: string, open: Picture['open'], from?: string): Picture => ({
  file: `apps/web/public/pictures/walk/${name}`,
  formats: ['webp', 'avif'],
  as: 'salon',
  open,
  width: 390,
  height: 640,
  ...(from === undefined ? {} : { from }),
})

export const PICTURES: readonly Picture[] = [
  step('lettura', withExample, '[role=group][aria-label="Foto Prima"]'),
  step('formula', sequence(withExample, analysed)),
  step('ciotola', sequence(withExample, analysed, openBowl)),
  { ...readme('risultato'), ...screenNamed('result'), width: 1440, height: 1000 },
  { ...readme('lettura'), ...screenNamed('app-photos'), ...PHONE },
  { ...readme('ciotola'), ...screenNamed('bowl'), ...PHONE },
  ...TUTORIALS.map(({ id }) => tutorial(id)),
]
