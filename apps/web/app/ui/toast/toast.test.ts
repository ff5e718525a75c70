import { expect, test, vi } from 'vitest'
import { clearToast, hideStepToast, hideToast, shownToast, storedToast, toast, watchToast } from './toast.ts'

test('only one toast is shown at a time, also for a repeated message [R4-026 R9-020]', () => {
  const seen: (string | undefined)[] = []
  const stop = watchToast(() => seen.push(shownToast()?.title))
  toast.success({ title: 'Immagine caricata' })
  toast.error({ title: 'Parametri mancanti', text: 'Seleziona la base di partenza' })
  const first = shownToast()
  toast.error({ title: 'Parametri mancanti', text: 'Seleziona la base di partenza' })
  stop()
  toast.info({ title: 'Analisi annullata', duration: 2000 })
  expect(seen).toEqual(['Immagine caricata', 'Parametri mancanti', 'Parametri mancanti'])
  expect(first).toMatchObject({ tone: 'error', duration: 5000 })
  expect(shownToast()).toMatchObject({ tone: 'info', duration: 2000 })
})

test('the expiry of an older toast does not remove a newer one', () => {
  toast.success({ title: 'prima' })
  const older = shownToast()?.id ?? -1
  toast.success({ title: 'poi' })
  const newer = shownToast()?.id ?? -1
  hideToast(older)
  expect(shownToast()?.title).toBe('poi')
  hideToast(newer)
  expect(shownToast()).toBeNull()
})

test('a dismissed toast is hidden, and removed from the store after 1,000,000 ms [R9-026]', () => {
  vi.useFakeTimers()
  toast.success({ title: 'Immagine caricata' })
  clearToast()
  expect(shownToast()).toBeNull()
  vi.advanceTimersByTime(999_999)
  expect(storedToast()).toMatchObject({ title: 'Immagine caricata' })
  vi.advanceTimersByTime(1)
  expect(storedToast()).toBeNull()

  toast.success({ title: 'prima' })
  clearToast()
  toast.success({ title: 'poi' })
  vi.advanceTimersByTime(1_000_000)
  expect(shownToast()?.title).toBe('poi')
  vi.useRealTimers()
})

test('a dialog that opens dismisses a toast, unless the toast stays', () => {
  toast.success({ title: 'Immagine caricata' })
  hideStepToast()
  expect(shownToast()).toBeNull()
  toast.success({ title: 'Accesso effettuato', stays: true })
  hideStepToast()
  expect(shownToast()?.title).toBe('Accesso effettuato')
  clearToast()
})
