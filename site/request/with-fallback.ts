import type { SiteRequest } from './site-request.ts'

/** How long the loaders behind a page wait for a service. */
export const deadlineMs = 1500

/** Options for a call that a page waits for. */
export const withDeadline = () => ({ signal: AbortSignal.timeout(deadlineMs) })

/** Awaits a section's content; a failure is logged with the request's id, and the section shows its fallback. */
export async function withFallback<T, F>(
  site: SiteRequest,
  what: string,
  content: Promise<T>,
  fallback: F,
): Promise<T | F> {
  try {
    return await content
  } catch (error) {
    site.report.degraded = true
    site.log.warn({ requestId: site.requestId, what, reason: String(error) }, 'a section shows its fallback')
    return fallback
  }
}
