/** The hash of the worker's sources, set by the build. */
declare const __WORKER_VERSION__: string

/** Names of the worker's caches. Cached pages outlive a new build, the offline page does not. */
export const cacheNames = {
  offline: `offline-${__WORKER_VERSION__}`,
  pages: 'kept-pages',
  files: 'kept-files',
} as const

export const isOwnCache = (name: string): boolean => /^(?:offline|kept)-/.test(name)

const maxEntries = { [cacheNames.pages]: 60, [cacheNames.files]: 400 } as const

/** A cached response by path; `Vary` is ignored. */
export const findCached = (name: keyof typeof cacheNames, path: string): Promise<Response | undefined> =>
  caches.match(path, { cacheName: cacheNames[name], ignoreVary: true })

/** Adds a response as the newest entry and evicts the oldest ones beyond the limit. */
export async function putInCache(name: 'pages' | 'files', path: string, response: Response): Promise<void> {
  const store = await caches.open(cacheNames[name])
  await store.delete(path, { ignoreVary: true })
  await store.put(path, response)
  const all = await store.keys()
  const evicted = all.slice(0, Math.max(0, all.length - maxEntries[cacheNames[name]]))
  await Promise.all(evicted.map(oldest => store.delete(oldest, { ignoreVary: true })))
}

export async function deleteFromCache(path: string): Promise<void> {
  await (await caches.open(cacheNames.pages)).delete(path, { ignoreVary: true })
}
