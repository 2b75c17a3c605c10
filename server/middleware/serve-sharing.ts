import type { Storage } from '../../platform/storage/storage.ts'
import { keyOf } from '../../services/admin/content/sharing-pictures/make-pictures.ts'
import { isRead, type Middleware } from '../http/exchange.ts'
import { sendStored } from '../http/send-stored.ts'

const path = /^\/sharing\/made\/([0-9a-f]{20})\.jpg$/

/** Serves sharing pictures. */
export function serveSharing(storage: Storage): Middleware {
  return exchange => {
    const name = isRead(exchange.request) ? path.exec(exchange.path)?.[1] : undefined
    return name === undefined ? false : sendStored(exchange, storage, keyOf(name))
  }
}
