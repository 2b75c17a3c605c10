import type { newsletterCalls as calls } from '../../../contract/newsletter.ts'
import type { Handlers } from '../../http/service.ts'
import { visitorAddressOf } from '../../http/visitor.ts'
import type { Means } from '../requests/means.ts'
import { subscribe } from './subscribe.ts'
import { changeSubscription, confirmSubscription, findSubscription, unsubscribe } from './subscription.ts'

/** From an address somebody typed to a subscription, and out of it again. */
export function newsletterCalls(means: Means): Handlers<typeof calls> {
  const tokenGuard = (context: Parameters<typeof visitorAddressOf>[0]) =>
    means.guard.check('openByAddress', visitorAddressOf(context))
  return {
    subscribe: ({ body, context }) => subscribe(means, body, visitorAddressOf(context)),
    async confirmSubscription({ body: { token }, context }) {
      await tokenGuard(context)
      return { success: await confirmSubscription(means, token) }
    },
    // Mail programs press this for many people from one address: it has no limit but its signature.
    unsubscribe: async ({ query, body }) => ({
      success: await unsubscribe(means, query.token || body.token),
    }),
    async findSubscription({ body: { token }, context }) {
      await tokenGuard(context)
      return { subscription: await findSubscription(means, token) }
    },
    async changeSubscription({ body: { token, language, tags }, context }) {
      await tokenGuard(context)
      return { success: await changeSubscription(means, token, { language, tags }) }
    },
  }
}
