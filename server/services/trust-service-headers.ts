import type { Secret } from '../../platform/signature.ts'
import { reportForeign } from '../../services/http/report-foreign.ts'
import { isFromSite } from '../../services/http/same-origin.ts'
import { type Exchange, headerOf } from '../http/exchange.ts'

/** A site whose services run here says for whom it asks; of anybody else that is not believed. */
export function trustServiceHeaders({ request }: Exchange, headers: Headers, serviceSecret: Secret): void {
  if (!isFromSite(headers, serviceSecret)) {
    if (headers.get('authorization')?.startsWith('Service ')) reportForeign(headers)
    return
  }
  for (const name of ['x-visitor-address', 'x-visitor-account']) {
    const said = headerOf(request, name)
    if (said) headers.set(name, said)
  }
}
