import { isoOf, type Locale } from '../../language/locale.ts'

export interface GalleryReply<Answer> {
  readonly status: number
  readonly answer: Answer
}

/** Asks the gallery service from the browser. Rejects when there is no answer, or one that is not the service's. */
export async function askGallery<Answer>(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: `/${string}`,
  body: object | undefined,
  locale: Locale,
): Promise<GalleryReply<Answer>> {
  const response = await fetch(`/api/gallery${path}`, {
    method,
    headers: { 'Accept-Language': isoOf(locale), ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(20_000),
  })
  const { status } = response
  if (status >= 500) throw new Error(`${method} ${path}: ${status}`)
  return { status, answer: (await response.json()) as Answer }
}
