import { findFile } from '../files/known-file.ts'
import { sendFile } from '../files/send-file.ts'
import { isRead, type Middleware } from '../http/exchange.ts'

interface ServiceWorkerOptions {
  /** The folder of the built service worker. */
  readonly folder: string
  readonly isOn: boolean
}

/** Serves the service worker, or the one that unregisters it; never cached, because browsers revalidate it each time. */
export function serveServiceWorker({ folder, isOn }: ServiceWorkerOptions): Middleware {
  const file = findFile(folder, isOn ? '/service-worker.js' : '/service-worker-off.js')
  if (!file) return () => false
  const fresh = { ...file, headers: { ...file.headers, 'Cache-Control': 'no-cache' } }
  return exchange =>
    exchange.path === '/service-worker.js' && isRead(exchange.request) && sendFile(exchange, fresh)
}
