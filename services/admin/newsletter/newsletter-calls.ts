import type { newsletterCalls as calls } from '../../../contract/newsletter.ts'
import type { Handlers } from '../../http/service.ts'
import { visitorAddressOf } from '../../http/visitor.ts'
import type { Dependencies } from '../requests/dependencies.ts'
import { subscribe } from './subscribe.ts'
import { changeSubscription, confirmSubscription, findSubscription, unsubscribe } from './subscription.ts'

/** The handlers of newsletter calls. */
export function newsletterCalls(dependencies: Dependencies): Handlers<typeof calls> {
  return {
    subscribe: ({ body, context }) => subscribe(dependencies, body, visitorAddressOf(context)),
    async confirmSubscription({ body: { token } }) {
      return { success: await confirmSubscription(dependencies, token) }
    },
    async unsubscribe({ query, body, context }) {
      const success = await unsubscribe(dependencies, query.token || body.token)
      if (!success) await dependencies.guard.check('openByAddress', visitorAddressOf(context))
      return { success }
    },
    async findSubscription({ body: { token } }) {
      return { subscription: await findSubscription(dependencies, token) }
    },
    async changeSubscription({ body: { token, language, tags } }) {
      return { success: await changeSubscription(dependencies, token, { language, tags }) }
    },
  }
}
