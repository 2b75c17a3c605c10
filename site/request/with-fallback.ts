import type { SiteRequest } from './site-request.ts'

/** The timeout of a loader's service calls. */
const deadlineMs = 1500

/** Call options with the timeout of a loader. */
export const withDeadline = () => ({ signal: AbortSignal.timeout(deadlineMs) })

/** Awaits a section's content; logs a failure with the request's id and gives the fallback. */
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
