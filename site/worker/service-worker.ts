import { isDataPath } from '../paths/data-path.ts'
import { answerData, answerFile, answerPage } from './answer.ts'
import { isKeepable, keepShown } from './cached-page.ts'
import { keepFile } from './files.ts'
import { isHashed } from './normal-path.ts'
import { prepareOfflinePages } from './offline-page.ts'
import { scope } from './scope.ts'
import { isOurs, stores } from './stores.ts'

scope.addEventListener('install', event => {
  event.waitUntil(prepareOfflinePages().then(() => scope.skipWaiting()))
})

// A new worker activates at once, because pages do not depend on the worker's version.
scope.addEventListener('activate', event => {
  event.waitUntil(
    Promise.all([forgetOlderBuilds(), scope.registration.navigationPreload?.enable(), scope.clients.claim()]),
  )
})

async function forgetOlderBuilds() {
  const names: readonly string[] = Object.values(stores)
  const older = (await caches.keys()).filter(name => isOurs(name) && !names.includes(name))
  await Promise.all(older.map(name => caches.delete(name)))
}

// Other requests are not intercepted: forms, API calls, videos, other origins.
scope.addEventListener('fetch', event => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(answerPage(event, url.pathname))
  else if (isDataPath(url.pathname)) event.respondWith(answerData(event, url))
  else if (isHashed(url.pathname) && isPart(request)) event.respondWith(answerFile(event, url.pathname))
})

const isPart = ({ destination, headers }: Request) =>
  ['font', 'image', 'script', 'style'].includes(destination) && !headers.has('range')

scope.addEventListener('message', event => {
  const { page, pictures } = event.data as { page: unknown; pictures: readonly unknown[] }
  if (!isKeepable(page)) return
  const files = pictures.map(picture => keepFile(picture))
  event.waitUntil(Promise.all([keepShown(page), ...files]).catch(() => {}))
})
