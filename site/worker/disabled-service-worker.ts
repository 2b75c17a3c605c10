import { scope } from './scope.ts'

/** The worker that is served while the service worker is disabled: deletes all caches and unregisters itself. */
scope.addEventListener('install', event => {
  event.waitUntil(scope.skipWaiting())
})

scope.addEventListener('activate', event => {
  event.waitUntil(
    caches
      .keys()
      .then(names => Promise.all(names.map(name => caches.delete(name))))
      .then(() => scope.registration.unregister()),
  )
})
