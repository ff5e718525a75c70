import {
  confirmPassword,
  confirmSecondFactor,
  openSessions,
  renewRecoveryCodes,
  secondFactor,
  startSecondFactor,
  stopSecondFactor,
} from '@riflesso/contract'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '~/testing/accessibility.ts'
import { answer, refusal } from '~/testing/answers.ts'
import { nextDownload } from '~/testing/downloads.ts'
import { answerCalls, callsOf } from '~/testing/network.ts'
import { profileAnswers } from '~/testing/profile.ts'
import { renderScreen } from '~/testing/render-screen.tsx'
import { WIDTHS } from '~/testing/widths.ts'

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const STARTED = { secret: SECRET, uri: `otpauth://totp/Riflesso:ada%40example.it?issuer=Riflesso&secret=${SECRET}` }
const codesOf = (letter: string) =>
  Array.from({ length: 10 }, (_, index) => `${letter.repeat(9)}${'ABCDEFGHJK'[index]}`)
const ON = { since: '2026-01-02T09:00:00.000Z', recoveryCodesLeft: 9 }

const panel = page.getByRole('region', { name: 'Accesso in due passaggi' })
const list = panel.getByRole('list', { name: 'Codici di recupero' })
const button = (name: string) => panel.getByRole('button', { name, exact: true })

// Each state is checked at every width, which takes some ten seconds under load.
test('a second factor is set up after the password, and its recovery codes are shown once', async () => {
  await renderScreen('/salone?tab=security', {
    answers: [...profileAnswers, refusal(startSecondFactor, 'password-needed', 'Serve la password.')],
  })
  await expect.element(panel.getByText('Non attivo')).toBeVisible()
  await button('Attiva').click()
  const dialog = page.getByRole('dialog', { name: 'Conferma la password' })
  await dialog.getByLabelText('Password', { exact: true }).fill('forbici-d-oro-7')
  answerCalls(
    answer(confirmPassword, { success: true }),
    answer(startSecondFactor, STARTED),
    refusal(confirmSecondFactor, 'code-invalid', 'Codice non valido. Controllalo e riprova.'),
  )
  await dialog.getByRole('button', { name: 'Continua' }).click()

  await expect.element(panel.getByRole('img', { name: 'Codice QR per l’app di autenticazione' })).toBeVisible()
  await expect.element(panel.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible()
  await expectAccessible(WIDTHS)
  const code = panel.getByLabelText('Codice mostrato dall’app')
  await code.fill('12')
  await button('Conferma e attiva').click()
  await expect.element(panel.getByText('Il codice dell’app è di 6 cifre')).toBeVisible()
  expect(callsOf(confirmSecondFactor)).toEqual([])
  await code.fill('111111')
  await button('Conferma e attiva').click()
  await expect.element(panel.getByText('Codice non valido. Controllalo e riprova.')).toBeVisible()

  answerCalls(answer(confirmSecondFactor, { recoveryCodes: codesOf('A') }), answer(secondFactor, ON))
  await code.fill('123 456')
  await button('Conferma e attiva').click()
  await expect.element(list.getByRole('listitem')).toHaveLength(10)
  await expect.element(list.getByText('AAAAA-AAAAB')).toBeVisible()
  await expect.poll(() => callsOf(openSessions)).toHaveLength(2)
  expect(callsOf(confirmSecondFactor).at(-1)?.body).toEqual({ code: '123456' })
  await expectAccessible(WIDTHS)

  const download = nextDownload()
  await button('Scarica').click()
  const { name, file } = await download
  expect(name).toBe('riflesso-codici-di-recupero.txt')
  expect((await file.text()).split('\n').filter(Boolean)).toHaveLength(10)
  // The clipboard is shared by all pages of the browser, so another test may be using it.
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await button('Copia').click()
  await expect.element(page.getByText('Codici copiati')).toBeVisible()
  expect(write).toHaveBeenCalledWith(expect.stringContaining('AAAAA-AAAAB\n'))
  write.mockRestore()

  await button('Li ho salvati').click()
  await expect.element(list).not.toBeInTheDocument()
  await expect.element(panel.getByText(/^Attivo dal 2 gennaio 2026/)).toBeVisible()
  await expect.element(panel.getByText('Restano 9 codici di recupero.')).toBeVisible()
})

test('setting up the second factor can be cancelled', async () => {
  await renderScreen('/salone?tab=security', { answers: [...profileAnswers, answer(startSecondFactor, STARTED)] })
  await button('Attiva').click()
  await button('Annulla').click()
  await expect.element(button('Attiva')).toBeVisible()
  expect(callsOf(confirmSecondFactor)).toEqual([])
})

test('new recovery codes and turning the second factor off ask for confirmation', async () => {
  await renderScreen('/salone?tab=security', {
    answers: [
      ...profileAnswers,
      answer(secondFactor, { ...ON, recoveryCodesLeft: 1 }),
      answer(renewRecoveryCodes, { recoveryCodes: codesOf('B') }),
      answer(stopSecondFactor, { success: true }),
    ],
  })
  await expect.element(panel.getByText('Resta 1 codice di recupero.')).toBeVisible()
  await button('Nuovi codici di recupero').click()
  const renewing = page.getByRole('dialog', { name: 'Generare nuovi codici di recupero?' })
  await renewing.getByRole('button', { name: 'Annulla' }).click()
  await expect.element(renewing).not.toBeInTheDocument()
  expect(callsOf(renewRecoveryCodes)).toEqual([])
  await button('Nuovi codici di recupero').click()
  await renewing.getByRole('button', { name: 'Genera' }).click()
  await expect.element(list.getByText('BBBBB-BBBBA')).toBeVisible()
  await button('Li ho salvati').click()

  await button('Disattiva').click()
  const stopping = page.getByRole('dialog', { name: 'Disattivare l’accesso in due passaggi?' })
  await expectAccessible(WIDTHS)
  answerCalls(answer(secondFactor, { since: null, recoveryCodesLeft: 0 }))
  await stopping.getByRole('button', { name: 'Disattiva' }).click()
  await expect.element(page.getByText('Accesso in due passaggi disattivato')).toBeVisible()
  await expect.element(button('Attiva')).toBeVisible()
  expect(callsOf(stopSecondFactor)).toHaveLength(1)
})
