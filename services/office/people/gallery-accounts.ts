import type { GalleryPeer } from '../../../contract/service-calls.ts'
import { Refusal } from '../../http/problem.ts'

const timeoutMs = 8000

/** A call to the gallery service. Throws `Refusal` 503 while it is unavailable, instead of a partial answer. */
export async function askGallery<A>(
  gallery: GalleryPeer,
  call: (gallery: GalleryPeer, options: { readonly signal: AbortSignal }) => Promise<A>,
): Promise<A> {
  try {
    return await call(gallery, { signal: AbortSignal.timeout(timeoutMs) })
  } catch {
    throw new Refusal(503, 'The accounts cannot be reached just now. Nothing was changed: try again.', {
      'Retry-After': '30',
    })
  }
}
