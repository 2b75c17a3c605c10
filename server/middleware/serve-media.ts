import type { Storage } from '../../platform/storage/storage.ts'
import { isRead, type Middleware } from '../http/exchange.ts'
import { sendStored } from '../http/send-stored.ts'

/** A file that was made of a picture: the original beside it is not served. */
const path = /^\/(media\/[0-9a-f]{32}\/(?:[a-z]+-)?\d{1,4}\.[0-9a-f]{10}\.(?:avif|webp|jpg))$/

/** Serves the pictures of the media library. */
export function serveMedia(storage: Storage): Middleware {
  return exchange => {
    const key = isRead(exchange.request) ? path.exec(exchange.path)?.[1] : undefined
    return key === undefined ? false : sendStored(exchange, storage, key)
  }
}
