import { useEffect, useState } from 'react'

const ADDRESS = '/service-worker.js'
/** Milliseconds between two looks for a new version. */
const HOUR = 60 * 60 * 1000

/**
 * Keeps the app's files for a time without a connection, in built versions of the app. Answers how to change over to a new
 * version that waits, null while there is none.
 */
export function useServiceWorker(): (() => void) | null {
  const [waiting, setWaiting] = useState<ServiceWorker | null>(null)
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
    let stop = () => {}
    let over = false
    const begin = async () => {
      const registration = await navigator.serviceWorker.register(ADDRESS)
      // Browsers that are told to have none answer nothing.
      if (over || !registration) return
      stop = watch(registration, setWaiting)
    }
    // Refused (a certificate, a full disk): the app works with a connection, as before.
    void begin().catch(() => undefined)
    return () => {
      over = true
      stop()
    }
  }, [])
  if (waiting === null) return null
  return () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true })
    waiting.postMessage('take-over')
  }
}

function watch(registration: ServiceWorkerRegistration, tell: (waiting: ServiceWorker | null) => void): () => void {
  const look = () => tell(navigator.serviceWorker.controller ? registration.waiting : null)
  const found = () => registration.installing?.addEventListener('statechange', look)
  look()
  registration.addEventListener('updatefound', found)
  const timer = setInterval(() => void registration.update().catch(() => undefined), HOUR)
  return () => {
    registration.removeEventListener('updatefound', found)
    clearInterval(timer)
  }
}
