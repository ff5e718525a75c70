import { emptyDetails } from '@riflesso/colorimetry'
import { writeSiblings } from '@riflesso/consultation'
import { analysisPreview, analyzeColor, chooseOption, salonSettings } from '@riflesso/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '~/testing/accessibility.ts'
import { ANALYSIS, archiveAnswers, recentItem } from '~/testing/analyses.ts'
import { act, analyseBoth, analysisAnswers, openTab } from '~/testing/analysis-screen.ts'
import { answer, noConnection } from '~/testing/answers.ts'
import { detailsDialog, firstOpeningButton } from '~/testing/archive.ts'
import { tolerate } from '~/testing/complaints.ts'
import { nextDownload } from '~/testing/downloads.ts'
import { answerCalls, callsOf } from '~/testing/network.ts'
import { hairPhoto } from '~/testing/photos.ts'
import { press } from '~/testing/press.ts'
import { renderScreen } from '~/testing/render-screen.tsx'
import { SALON_SETTINGS } from '~/testing/salon.ts'
import { visibleControls, visibleWords } from '~/testing/visible.ts'
import { WIDTHS } from '~/testing/widths.ts'

const preview = page.getByRole('region', { name: 'Anteprima simulata' })

/** Waits until both pictures of the slider have loaded and been painted. */
async function expectPreview(): Promise<void> {
  for (const picture of [
    preview.getByRole('img', { name: 'I capelli come sono ora' }),
    preview.getByRole('img', { name: /^Simulazione: gli stessi capelli in / }),
  ])
    await expect.poll(() => (picture.query() as HTMLImageElement | null)?.naturalWidth).toBeGreaterThan(0)
  await expect.element(preview.getByText('Disegniamo l’anteprima sulla foto…')).not.toBeInTheDocument()
}

test("the preview shows the goal on the client's photo, marked as simulated, and follows the option", async () => {
  await renderScreen('/app', {
    answers: [...analysisAnswers, answer(chooseOption, ({ body }) => ({ chosenOption: body.option }))],
  })
  await analyseBoth()
  await expectPreview()
  await expect.element(preview.getByText('è una simulazione, non una promessa')).toBeVisible()
  await expect.element(page.getByText(/^\d+\.\d+ · Livello \d+,\d ± \d,\d · .+ · Prodotti Generici$/)).toBeVisible()
  const slider = preview.getByRole('slider', { name: 'Confronto fra la foto Prima e l’anteprima simulata' })
  await press(slider, '{ArrowRight}')
  await expect.element(slider).toHaveAttribute('aria-valuetext', 'Foto Prima 1 per cento, simulazione 99 per cento')
  await page.getByRole('radiogroup', { name: 'Quanto spingere?' }).getByText('Prudente').click()
  await expect.poll(() => callsOf(analysisPreview).at(-1)?.query.option).toBe('prudente')
  await expectPreview()
})

test('the client view shows the preview of every option full screen', async () => {
  await renderScreen('/app', { answers: analysisAnswers })
  await analyseBoth()
  await preview.getByRole('button', { name: 'Mostra alla cliente' }).click()
  const whole = page.getByRole('dialog', { name: / · \d+\.\d+$/ })
  await expect.element(whole.getByRole('button', { name: /Equilibrata/ })).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible()
  await whole.getByRole('button', { name: /Prudente.*sedut/ }).click()
  await expect.poll(() => callsOf(analysisPreview).at(-1)?.query.option).toBe('prudente')
  // Viewing does not change the chosen option.
  await whole.getByRole('button', { name: 'Chiudi' }).click()
  await expect.element(page.getByRole('radio', { name: 'Equilibrata' })).toBeChecked()
})

/** A bowl of colour and the treatment, with their schedule. */
const BOWLS = [1, 3]
const ofBowls = <Part extends { readonly phase: number | null }>(parts: readonly Part[]) =>
  parts.flatMap((part) =>
    BOWLS.includes(part.phase ?? -1) ? [{ ...part, phase: BOWLS.indexOf(part.phase ?? -1) }] : [],
  )
const TWO_BOWLS = {
  ...ANALYSIS,
  fasi_operative: BOWLS.flatMap((place) => ANALYSIS.fasi_operative[place] ?? []),
  chair: ANALYSIS.chair && {
    ...ANALYSIS.chair,
    sessions: ANALYSIS.chair.sessions.map(({ minutes, steps, zones: { roots, lengths, ends } }) => ({
      minutes,
      steps: ofBowls(steps),
      zones: { roots: ofBowls(roots), lengths: ofBowls(lengths), ends: ofBowls(ends) },
    })),
    whatIf: ofBowls(ANALYSIS.chair.whatIf),
    halfTubes: ofBowls(ANALYSIS.chair.halfTubes),
  },
}
/** Nothing was answered before the analysis: every chip of the hair is shown. */
const UNDECLARED = {
  ...ANALYSIS,
  declared: { hairType: null, base: null, condition: null, details: emptyDetails },
}

async function analyseTwoBowls(options: typeof ANALYSIS.options): Promise<Element> {
  const siblings = analyzeColor.response.shape.siblings.parse(writeSiblings(UNDECLARED))
  const analysed = answer(analyzeColor, () => ({
    analysis: { ...TWO_BOWLS, options },
    analysisId: crypto.randomUUID(),
    siblings,
    chosenOption: null,
    photosKept: true,
    usage: { used: 1, remaining: 2 },
  }))
  await renderScreen('/app', { answers: [...analysisAnswers, analysed] })
  await analyseBoth()
  await expect.element(page.getByText('In attesa di test')).toBeInViewport()
  const sheet = document.querySelector('header[data-result]')?.parentElement
  if (!sheet) throw new Error('no result')
  return sheet
}

test('on a phone a result of two phases has at most 350 words, 25 controls and 1900 px', async () => {
  await page.viewport(390, 844)
  const sheet = await analyseTwoBowls([])
  await expect.element(page.getByText('Come si fa')).toHaveLength(BOWLS.length)
  expect.soft(visibleWords(sheet)).toBeGreaterThan(100)
  expect.soft(visibleWords(sheet)).toBeLessThanOrEqual(350)
  expect.soft(visibleControls(sheet)).toBeGreaterThan(10)
  expect.soft(visibleControls(sheet)).toBeLessThanOrEqual(25)
  expect.soft(sheet.getBoundingClientRect().height).toBeLessThanOrEqual(1900)
  const formula = page.getByRole('region', { name: 'Formula Tecnica e Applicazione' })
  const bowl = formula.getByRole('listitem').first().getByRole('list').first().element().getBoundingClientRect()
  expect.soft(bowl.bottom).toBeLessThan(844 - 80)
})

test('on a desktop a result of two phases stands on one screen, Prima beside Dopo beside the simulation', async () => {
  await page.viewport(1440, 900)
  const sheet = await analyseTwoBowls(ANALYSIS.options)
  await expectPreview()
  const pictures = [
    page.getByRole('img', { name: 'Foto Prima' }),
    page.getByRole('img', { name: 'Foto Dopo' }),
    preview.getByRole('slider'),
  ].map((picture) => picture.element().getBoundingClientRect())
  for (const { top, width } of pictures) {
    expect.soft(top).toBe(pictures[0]?.top)
    expect.soft(width).toBeGreaterThan(120)
  }
  expect.soft(sheet.getBoundingClientRect().bottom).toBeLessThanOrEqual(900)
})

test('an unusable reading shows no recipe, not even in tabs and menus, and leads back to its confirmation', async () => {
  await page.viewport(390, 844)
  if (!ANALYSIS.prima) throw new Error('an analysis with a Prima')
  const prima = { ...ANALYSIS.prima, quality: [{ code: 'no-colour', severity: 'problem' } as const] }
  await renderScreen('/app', {
    answers: [
      ...analysisAnswers,
      answer(analyzeColor, () => ({
        analysis: { ...ANALYSIS, prima },
        analysisId: crypto.randomUUID(),
        siblings: [],
        chosenOption: null,
        photosKept: true,
        usage: { used: 1, remaining: 2 },
      })),
    ],
  })
  await analyseBoth()
  const open = page.getByRole('button', { name: 'Rifai la foto o indica la base' })
  await expect.element(open).toBeVisible()
  // The toast of the finished analysis covers neither the name nor the doubt.
  const done = page.getByRole('status').filter({ hasText: 'Analisi Professionale Completata' })
  expect(done.element().getBoundingClientRect().top).toBeGreaterThan(open.element().getBoundingClientRect().bottom)
  expect(document.body.textContent).not.toMatch(/\d g\b|volumi/)
  await page.getByRole('button', { name: 'Altre azioni' }).click()
  await expect.element(page.getByRole('button', { name: 'Modifica i dati' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Condividi' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Chiudi' }).click()
  await open.click()
  await expect.element(page.getByRole('button', { name: 'Altre azioni' })).not.toBeInTheDocument()
})

test('a warning opens the explanation of its rule and shows no rule number', async () => {
  const warning = { regola: 'F10', testo: 'Il risultato esatto non si promette.' }
  const analysed = answer(analyzeColor, () => ({
    analysis: { ...ANALYSIS, warnings: [warning] },
    analysisId: crypto.randomUUID(),
    siblings: [],
    chosenOption: null,
    photosKept: true,
    usage: { used: 1, remaining: 2 },
  }))
  await renderScreen('/app', { answers: [...analysisAnswers, analysed] })
  await analyseBoth()
  const formula = page.getByRole('region', { name: 'Formula Tecnica e Applicazione' })
  await expect.element(formula.getByText(/Regola|F10/)).not.toBeInTheDocument()
  await formula.getByText('Avvertenze').click()
  const meaning = formula.getByText(/^Di capelli con una storia/)
  await expect.element(meaning).not.toBeVisible()
  await formula.getByText(warning.testo).click()
  await expect.element(meaning).toBeVisible()
  await expectAccessible()
})

test.for([
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
])(
  'at $width px the bowl button of a new result is in view, and its toast does not cover it',
  async ({ width, height }) => {
    await page.viewport(width, height)
    await renderScreen('/app', { answers: analysisAnswers })
    await analyseBoth()
    const toast = page.getByRole('status').filter({ hasText: '✅ Analisi Professionale Completata' })
    await expect.element(toast).toBeVisible()
    // The tick is an image, because not every device has a glyph for it.
    expect(toast.element().querySelector('svg.tabler-icon-circle-check')).not.toBeNull()
    const bowl = page.getByRole('link', { name: 'Modalità ciotola' })
    await expect.element(bowl).toBeVisible()
    const over = toast.element().getBoundingClientRect()
    for (const control of [bowl, page.getByRole('button', { name: 'Altre azioni' })]) {
      const { top, bottom, left, right } = control.element().getBoundingClientRect()
      expect.soft(bottom).toBeLessThanOrEqual(height)
      expect.soft(bottom <= over.top || top >= over.bottom || right <= over.left || left >= over.right).toBe(true)
    }
  },
)

test.for([390, 768, 1440])(
  "'Esporta', 'Condividi' and 'Nuova Analisi' stand on a result at a width of %d px [R2-055 R2-056 R2-057]",
  async (width) => {
    await page.viewport(width, 900)
    await renderScreen('/app', { answers: analysisAnswers })
    await analyseBoth()
    for (const name of ['Esporta', 'Condividi', 'Nuova Analisi']) {
      const button = page.getByRole('button', { name, exact: true })
      await expect.element(button).toBeVisible()
      const { left, right } = button.element().getBoundingClientRect()
      expect(left).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(width)
    }
    await page.getByRole('button', { name: 'Altre azioni' }).click()
    const menu = page.getByRole('dialog', { name: 'Altre azioni' })
    await expect.element(menu.getByRole('button', { name: 'Stampa' })).toBeVisible()
    await expect.element(menu.getByRole('button', { name: 'Esporta' })).not.toBeInTheDocument()
  },
)

test('an archived analysis shows the preview', async () => {
  await renderScreen('/app', { answers: [...analysisAnswers, ...archiveAnswers([recentItem(0)])] })
  await firstOpeningButton.click()
  await expectPreview()
})

test('a failed preview shows a message and can be retried', async () => {
  tolerate(/^not loaded: <img[^>]* src="[^"]*\/preview/)
  const id = '01920000-0000-7000-8000-0000000000ee'
  await renderScreen(`/app?analisi=${id}`, {
    answers: [...analysisAnswers, ...archiveAnswers([recentItem(0)]), noConnection(analysisPreview)],
  })
  await expect.element(preview.getByText('Non riusciamo a mostrare l’anteprima adesso.')).toBeVisible()
  answerCalls(answer(analysisPreview, () => hairPhoto('dopo')))
  await preview.getByRole('button', { name: 'Riprova' }).click()
  await expectPreview()
})

test('all measured values are shown: level, zones, palette, white hair, evenness, contrast, technique', async () => {
  await renderScreen('/app', { answers: analysisAnswers })
  await analyseBoth()
  await openTab('Lettura')
  await page.getByRole('button', { name: 'Leggi tutto: Lettura' }).click()
  const readings = page.getByRole('region', { name: 'Lettura delle foto' })
  for (const name of ['Foto Prima', 'Foto Dopo']) {
    const photo = readings.getByRole('region', { name })
    await expect.element(photo.getByRole('img', { name: /livello/i })).toBeVisible()
    await expect.element(photo.getByText(/^\d+,\d ± \d,\d$/).first()).toBeVisible()
    await expect.element(photo.getByRole('list', { name: 'Zone' }).getByRole('listitem').first()).toBeVisible()
    await expect
      .element(
        photo
          .getByRole('list', { name: 'Tavolozza' })
          .getByText(/^\d+%, livello \d+,\d$/)
          .first(),
      )
      .toBeVisible()
    for (const measure of ['Capelli bianchi', 'Uniformità', 'Contrasto fra ciocche', 'Tecnica visibile'])
      await expect.element(photo.getByText(measure)).toBeVisible()
  }
})

test("the confirmed notation of the salon's brand is shown beside every shade, on screen and in the export", async () => {
  const answers = [
    ...analysisAnswers,
    ...archiveAnswers([recentItem(0)]),
    answer(salonSettings, { ...SALON_SETTINGS, brand: 'schwarzkopf' }),
  ]
  await renderScreen('/app', { answers })
  await analyseBoth()
  const formula = page.getByRole('region', { name: 'Formula Tecnica e Applicazione' })
  await expect.element(formula.getByText(/^Schwarzkopf Professional \d+-\d+/).first()).toBeVisible()
  await expect.element(formula.getByText(/Accanto alla nuance generica.+Fonte: /)).toBeVisible()
  await expect.element(page.getByText('Prodotti Generici').first()).toBeVisible()
  await expectAccessible(WIDTHS)

  const download = nextDownload()
  await act('Esporta')
  const text = await (await download).file.text()
  expect(text).toMatch(/\d+\.\d+ \(Schwarzkopf Professional \d+-\d+/)
  expect(text).toContain('NUMERAZIONE DELLA MARCA')

  await renderScreen('/app')
  await firstOpeningButton.click()
  await expect.element(detailsDialog.getByText(/^Schwarzkopf Professional \d+-\d+/).first()).toBeVisible()
})
