/** The hash of the worker's sources, set by the build. */
declare const __WORKER_VERSION__: string

/** Names of the worker's caches. Cached pages outlive a new build, the offline page does not. */
export const stores = {
  offline: `offline-${__WORKER_VERSION__}`,
  pages: 'kept-pages',
  files: 'kept-files',
} as const

export const isOurs = (name: string): boolean => /^(?:offline|kept)-/.test(name)

const most = { [stores.pages]: 60, [stores.files]: 400 } as const

/** A cached response by path; `Vary` is ignored. */
export const find = (name: keyof typeof stores, path: string): Promise<Response | undefined> =>
  caches.match(path, { cacheName: stores[name], ignoreVary: true })

/** Adds a response as the newest entry and evicts the oldest ones beyond the limit. */
export async function keep(name: 'pages' | 'files', path: string, answer: Response): Promise<void> {
  const store = await caches.open(stores[name])
  await store.delete(path, { ignoreVary: true })
  await store.put(path, answer)
  const all = await store.keys()
  const tooMany = all.slice(0, Math.max(0, all.length - most[stores[name]]))
  await Promise.all(tooMany.map(oldest => store.delete(oldest, { ignoreVary: true })))
}

export async function forget(path: string): Promise<void> {
  await (await caches.open(stores.pages)).delete(path, { ignoreVary: true })
}
