/**
 * The types of the service worker's global scope, as far as used: TypeScript's `webworker` and `dom` libraries exclude
 * each other.
 */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request
  /** The response of navigation preload. */
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(response: Promise<Response>): void
}

interface Events {
  readonly install: ExtendableEvent
  readonly activate: ExtendableEvent
  readonly fetch: FetchEvent
  readonly message: ExtendableEvent & { readonly data: unknown; readonly ports: readonly MessagePort[] }
}

interface WorkerScope {
  readonly registration: ServiceWorkerRegistration
  readonly clients: { claim(): Promise<void> }
  /** Absent in older browsers. */
  readonly cookieStore?: { get(name: string): Promise<{ readonly value?: string } | null> }
  skipWaiting(): Promise<void>
  addEventListener<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): void
}

export const scope = globalThis as unknown as WorkerScope
