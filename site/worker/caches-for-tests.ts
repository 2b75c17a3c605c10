/** Caches in memory, as far as the worker uses them, with room for so many bytes. For tests. */
export function createMemoryCaches(origin: string, room = { bytes: Number.POSITIVE_INFINITY }) {
  const all = new Map<string, Map<string, Response>>()
  const urlOf = (path: string) => new URL(path, origin).href
  const urlOfKey = (key: string | { url: string }) => (typeof key === 'string' ? urlOf(key) : key.url)
  const open = async (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>()
    all.set(name, entries)
    return {
      match: async (key: string | { url: string }) => entries.get(urlOfKey(key))?.clone(),
      keys: async () => [...entries.keys()].map(url => ({ url })),
      delete: async (key: string | { url: string }) => entries.delete(urlOfKey(key)),
      put: async (path: string, response: Response) => {
        const { size } = await response.clone().blob()
        if (size > room.bytes) throw new DOMException('There is no room', 'QuotaExceededError')
        room.bytes -= size
        entries.set(urlOf(path), response)
      },
    }
  }
  return {
    open,
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    match: async (path: string, { cacheName }: { cacheName: string }) => (await open(cacheName)).match(path),
  }
}
