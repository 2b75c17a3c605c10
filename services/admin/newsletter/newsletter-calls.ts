import type { newsletterCalls as calls } from '../../../contract/newsletter.ts'
import type { Handlers } from '../../http/service.ts'
import { visitorAddressOf } from '../../http/visitor.ts'
import type { Means } from '../requests/means.ts'
import { subscribe } from './subscribe.ts'
import { changeSubscription, confirmSubscription, findSubscription, unsubscribe } from './subscription.ts'

/** From an address somebody typed to a subscription, and out of it again. */
export function newsletterCalls(means: Means): Handlers<typeof calls> {
  return {
    subscribe: ({ body, context }) => subscribe(means, body, visitorAddressOf(context)),
    async confirmSubscription({ body: { token } }) {
      return { success: await confirmSubscription(means, token) }
    },
    async unsubscribe({ query, body, context }) {
      const success = await unsubscribe(means, query.token || body.token)
      if (!success) await means.guard.check('openByAddress', visitorAddressOf(context))
      return { success }
    },
    async findSubscription({ body: { token } }) {
      return { subscription: await findSubscription(means, token) }
    },
    async changeSubscription({ body: { token, language, tags } }) {
      return { success: await changeSubscription(means, token, { language, tags }) }
    },
  }
}
