import { useEffect, useState } from 'react'

const ADDRESS = '/service-worker.js'
/** Interval of the check for a new version, milliseconds. */
const HOUR = 60 * 60 * 1000

/**
 * Registers the service worker in production builds. Returns the function that activates a waiting version, null while there
 * is none.
 */
export function useServiceWorker(): (() => void) | null {
  const [waiting, setWaiting] = useState<ServiceWorker | null>(null)
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
    let stop = () => {}
    let over = false
    const begin = async () => {
      const registration = await navigator.serviceWorker.register(ADDRESS)
      // Browsers with service workers disabled return undefined.
      if (over || !registration) return
      stop = watch(registration, setWaiting)
    }
    // Registration can fail (certificate, full disk); the app then works online only.
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
