import { filesOfPage } from './files-of-page.ts'

/** A link waits for an idle moment, but no longer than this. */
const timeoutMs = 2000

type WhenIdle = (run: () => void, options: { readonly timeout: number }) => void

/** Safari has no idle moments to tell of. */
const whenIdle: WhenIdle =
  globalThis.requestIdleCallback?.bind(globalThis) ??
  ((run, { timeout }) => void setTimeout(run, Math.min(200, timeout)))

/**
 * Fetches the scripts and sheets of the pages that links in view lead to, when the browser is idle. Not the pages' data:
 * that is rendered for whoever asks, and nobody has asked yet. Returns the end of the watching.
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

/** To another page of ours; what has a dot in its name is a file. */
const leadsInside = ({ origin, pathname, download }: HTMLAnchorElement): boolean =>
  origin === location.origin && pathname !== location.pathname && !pathname.includes('.') && download === ''

const prefetchFiles = (path: string): void => {
  for (const file of filesOfPage(path)) prefetchFile(file)
}

/** Once for each file; those that the page has loaded already cost nothing. */
function prefetchFile(href: string): void {
  if (document.head.querySelector(`link[href="${href}"], link[href="${href}#"]`)) return
  const link = document.createElement('link')
  if (!link.relList.supports('prefetch')) return
  link.rel = 'prefetch'
  link.as = href.endsWith('.css') ? 'style' : 'script'
  link.href = href
  document.head.append(link)
}
