import { filesOfPage } from './files-of-page.ts'

/** The `timeout` of `requestIdleCallback`. */
const timeoutMs = 2000

type WhenIdle = (run: () => void, options: { readonly timeout: number }) => void

/** Safari has no `requestIdleCallback`. */
const whenIdle: WhenIdle =
  globalThis.requestIdleCallback?.bind(globalThis) ??
  ((run, { timeout }) => void setTimeout(run, Math.min(200, timeout)))

/**
 * Prefetches scripts and style sheets of pages whose links are in view, when the browser is idle. The pages' data is not
 * prefetched, because it costs a rendering. Returns a function that disconnects the observer.
 */
export function prefetchLinks(
  links: Iterable<HTMLAnchorElement>,
  idle: WhenIdle = whenIdle,
  fetchFiles: (path: string) => void = prefetchFiles,
): () => void {
  let watching = true
  const watcher = new IntersectionObserver(entries => {
    const seen = entries.filter(entry => entry.isIntersecting).map(entry => entry.target as HTMLAnchorElement)
    if (seen.length === 0) return
    for (const link of seen) watcher.unobserve(link)
    const paths = new Set(seen.map(link => link.pathname))
    const fetchAll = () => {
      if (watching) for (const path of paths) fetchFiles(path)
    }
    idle(fetchAll, { timeout: timeoutMs })
  })
  for (const link of links) if (leadsInside(link)) watcher.observe(link)
  return () => {
    watching = false
    watcher.disconnect()
  }
}

/** Whether a link leads to another page of the site; a dot in the name means a file. */
const leadsInside = ({ origin, pathname, download }: HTMLAnchorElement): boolean =>
  origin === location.origin && pathname !== location.pathname && !pathname.includes('.') && download === ''

const prefetchFiles = (path: string): void => {
  for (const file of filesOfPage(path)) prefetchFile(file)
}

/** Adds `<link rel="prefetch">` once per file; a loaded file comes from the HTTP cache. */
function prefetchFile(href: string): void {
  if (document.head.querySelector(`link[href="${href}"], link[href="${href}#"]`)) return
  const link = document.createElement('link')
  if (!link.relList.supports('prefetch')) return
  link.rel = 'prefetch'
  link.as = href.endsWith('.css') ? 'style' : 'script'
  link.href = href
  document.head.append(link)
}
