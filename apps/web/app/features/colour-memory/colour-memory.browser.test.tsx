import { hexFromLab, labOf, plainTone } from '@riflesso/colorimetry'
import { type SimilarColour, similarColours } from '@riflesso/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '~/testing/accessibility.ts'
import { archiveAnswers } from '~/testing/analyses.ts'
import { type Answer, answer, held, noConnection } from '~/testing/answers.ts'
import { answerCalls, callsOf } from '~/testing/network.ts'
import { renderScreen } from '~/testing/render-screen.tsx'
import { appAnswers } from '~/testing/salon.ts'
import { WIDTHS } from '~/testing/widths.ts'

const FOUND: SimilarColour = {
  id: '01920000-0000-7000-8000-000000000001',
  analysisDate: '2026-03-05T10:00:00.000Z',
  clientFirstName: 'anna',
  clientLastName: 'bianchi',
  colorName: 'Biondo dorato 7.3',
  start: '#4A3222',
  promised: '#A5763A',
  reached: '#9A6E38',
  differenza: 'Quasi uguale',
  formula: ['Crema colore 7.3 32 g. Ossidante 20 vol (6%) 48 ml'],
  isMixed: true,
  esito: 'Raggiunto',
}
const HEALTH: SimilarColour = {
  ...FOUND,
  id: `${FOUND.id.slice(0, -1)}2`,
  reached: null,
  formula: null,
  isMixed: false,
}

const memory = page.getByRole('dialog', { name: 'Memoria del colore' })
const gold = (level: number) => hexFromLab(labOf(level, plainTone('DORATO')))

const show = (...answers: readonly Answer[]) =>
  renderScreen('/app?colore=7.3', { answers: [...appAnswers, ...archiveAnswers([]), ...answers] })

test('measured results show what was mixed, promises with health answers no formula', async () => {
  await show(answer(similarColours, [FOUND, HEALTH]))
  await expect.element(memory.getByRole('status')).toHaveTextContent('2 formule trovate')
  const [measured, promised] = [memory.getByRole('article').nth(0), memory.getByRole('article').nth(1)]
  await expect
    .element(measured)
    .toMatchTextContent(/Risultato misurato.*Rispetto al piano: Raggiunto.*7\.3 32\sg.*Dosi miscelate davvero/)
  await expect
    .element(promised)
    .toMatchTextContent(/Promesso, non misurato.*La formula dipende da risposte sulla salute/)
  await expectAccessible(WIDTHS)
})

test('a shade of the scale is searched by whole and half levels', async () => {
  await show(answer(similarColours, []))
  await memory.getByText('Mezzo livello in più').click()
  await memory.getByRole('button', { name: 'Livello 8' }).click()
  await expect.element(memory.getByRole('button', { name: 'Livello 8' })).toHaveAttribute('aria-pressed', 'true')
  await memory.getByRole('button', { name: 'Livello 10' }).click()
  await expect.element(memory.getByText('Mezzo livello in più')).not.toBeInTheDocument()
  await expect.poll(() => callsOf(similarColours).map(({ query }) => query.goal)).toEqual([7, 7.5, 8.5, 10].map(gold))
})

test('a failed search shows an error and is retried', async () => {
  const search = held(noConnection(similarColours))
  await show(search)
  await expect.element(memory.getByRole('status')).toHaveTextContent('Ricerca delle formule…')
  search.release()
  const again = memory.getByRole('button', { name: 'Riprova' })
  await expect.element(again).toBeVisible()
  answerCalls(answer(similarColours, []))
  await again.click()
  await expect.element(memory.getByRole('status')).toHaveTextContent('Nessun colore simile in archivio')
})
