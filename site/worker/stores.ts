/** Of the sources that this worker was built from: another build is another worker. */
declare const __WORKER_VERSION__: string

/** The caches of the worker. What a reader has kept outlives a new build, the page without a network does not. */
export const stores = {
  offline: `offline-${__WORKER_VERSION__}`,
  pages: 'kept-pages',
  files: 'kept-files',
} as const

export const isOurs = (name: string): boolean => /^(?:offline|kept)-/.test(name)

const most = { [stores.pages]: 60, [stores.files]: 400 } as const

/** A kept answer, whatever the headers were that it was asked with. */
export const find = (name: keyof typeof stores, path: string): Promise<Response | undefined> =>
  caches.match(path, { cacheName: stores[name], ignoreVary: true })

/** Keeps an answer as the newest; beyond so many the oldest leave. */
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
