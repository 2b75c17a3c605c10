import { previewHeader } from '../../contract/preview-address.ts'
import type { Secret } from '../../platform/signature.ts'
import { reportUntrustedOrigin } from '../../services/http/report-untrusted-origin.ts'
import { isFromSite } from '../../services/http/same-origin.ts'
import { type Exchange, headerOf } from '../http/exchange.ts'

/** Accepts the headers about a visitor, and the preview link, of a site that has sent the service secret; others are reported and ignored. */
export function trustServiceHeaders({ request }: Exchange, headers: Headers, serviceSecret: Secret): void {
  if (!isFromSite(headers, serviceSecret)) {
    if (headers.get('authorization')?.startsWith('Service ')) reportUntrustedOrigin(headers)
    return
  }
  for (const name of ['x-visitor-address', 'x-visitor-account', previewHeader]) {
    const said = headerOf(request, name)
    if (said) headers.set(name, said)
  }
}
