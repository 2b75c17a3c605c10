import type { SupportRequest } from '../../../../contract/requests/support/schema.ts'
import type { Dependencies } from '../dependencies.ts'
import { type Sender, submitRequest } from '../submit-request.ts'
import { received } from './email-templates.ts'

/** Submits a support request, or a beta request. */
export function requestSupport(dependencies: Dependencies, body: SupportRequest, sender: Sender) {
  const { beta, product } = body
  const kind = beta ? 'beta-request' : 'support'
  const heading = `${beta ? 'Beta request' : 'Support request'}: ${product}`
  return submitRequest(dependencies, { kind, received, heading }, body, sender)
}
