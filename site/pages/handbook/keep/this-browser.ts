/** Scripts, style sheets and fonts that this page has loaded, by path, but the data of pages. */
export const loadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.startsWith(`${location.origin}/`))
    .map(({ name }) => new URL(name).pathname)
    .filter(path => /^\/(?:assets|fonts)\/(?!data-)[^/]+\.(?:js|css|woff2)$/.test(path))

/** The room in bytes that the browser gives the site; null where it does not say. */
export async function roomLeft(): Promise<number | null> {
  const { quota, usage } = (await navigator.storage?.estimate?.().catch(() => null)) ?? {}
  return quota === undefined || usage === undefined ? null : quota - usage
}
