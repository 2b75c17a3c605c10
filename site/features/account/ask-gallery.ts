import { type Locale, languageTagOf } from '../../../contract/locale.ts'
import { readOnlyProblem } from '../../../contract/read-only-problem.ts'
import { readRetryAfter } from '../../../contract/retry-after.ts'
import { formatWait, interpolate } from '../../../ui/language/format.ts'
import type { LoadedAccountCopy } from './dialogs-data.ts'

interface GalleryReply<Answer> {
  readonly status: number
  /** The seconds that a 429 asks to wait; null where it does not say. */
  readonly retryAfter: number | null
  readonly answer: Answer
}

/** Nothing may be stored just now. */
class Maintained extends Error {}

/** The words for a call that has rejected. */
export const failureOf = (error: unknown, copy: LoadedAccountCopy['form']) =>
  error instanceof Maintained ? copy.maintenance : copy.failure

/** Asks the gallery service from the browser. Rejects when there is no answer, or one that is not the service's. */
export async function askGallery<Answer>(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: `/${string}`,
  body: object | undefined,
  locale: Locale,
): Promise<GalleryReply<Answer>> {
  const response = await fetch(`/api/gallery${path}`, {
    method,
    headers: {
      'Accept-Language': languageTagOf(locale),
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(20_000),
  })
  const { status } = response
  if (status >= 500) {
    const problem: { type?: unknown } | null = await response.json().catch(() => null)
    if (problem?.type === readOnlyProblem) throw new Maintained(`${method} ${path}: read-only`)
    throw new Error(`${method} ${path}: ${status}`)
  }
  return { status, retryAfter: readRetryAfter(response.headers), answer: (await response.json()) as Answer }
}

/** The rate limit error, with the time of the next try. */
export const limitedText = (
  copy: LoadedAccountCopy['form'],
  { retryAfter }: Pick<GalleryReply<unknown>, 'retryAfter'>,
  locale: Locale,
): string => interpolate(copy.limited, { when: formatWait(retryAfter, locale) })
