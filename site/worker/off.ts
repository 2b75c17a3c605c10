import { scope } from './scope.ts'

/** What is served in the worker's place where it is switched off: it clears up, and is gone. */
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
