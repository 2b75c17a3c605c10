import type { KeptQuestion } from '../kept/questions.ts'
import { isDataPath } from '../paths/data-path.ts'
import { answerQuestion } from './answer-question.ts'
import { cacheNames, isOwnCache } from './cache.ts'
import { cachePage, isCacheable } from './cached-page.ts'
import { cacheFile } from './files.ts'
import { isHashed } from './normal-path.ts'
import { prepareOfflinePages } from './offline-page.ts'
import { respondWithData, respondWithFile, respondWithPage } from './respond.ts'
import { scope } from './scope.ts'

scope.addEventListener('install', event => {
  event.waitUntil(prepareOfflinePages().then(() => scope.skipWaiting()))
})

// A new worker activates at once, because pages do not depend on the worker's version.
scope.addEventListener('activate', event => {
  event.waitUntil(
    Promise.all([deleteOlderCaches(), scope.registration.navigationPreload?.enable(), scope.clients.claim()]),
  )
})

async function deleteOlderCaches() {
  const names: readonly string[] = Object.values(cacheNames)
  const older = (await caches.keys()).filter(name => isOwnCache(name) && !names.includes(name))
  await Promise.all(older.map(name => caches.delete(name)))
}

// Other requests are not intercepted: forms, API calls, videos, other origins.
scope.addEventListener('fetch', event => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(respondWithPage(event, url.pathname))
  else if (isDataPath(url.pathname)) event.respondWith(respondWithData(event, url))
  else if (isHashed(url.pathname) && isSubresource(request))
    event.respondWith(respondWithFile(event, url.pathname))
})

const isSubresource = ({ destination, headers }: Request) =>
  ['font', 'image', 'script', 'style'].includes(destination) && !headers.has('range')

scope.addEventListener('message', event => {
  const [port] = event.ports
  if (port) {
    const answered = answerQuestion(event.data as KeptQuestion).then(answer => port.postMessage(answer))
    return event.waitUntil(answered)
  }
  const { page, pictures } = event.data as { page: unknown; pictures: readonly unknown[] }
  if (!isCacheable(page)) return
  const files = pictures.map(picture => cacheFile(picture))
  event.waitUntil(Promise.all([cachePage(page), ...files]).catch(() => {}))
})
