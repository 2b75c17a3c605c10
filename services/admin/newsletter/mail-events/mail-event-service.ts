import type { Context } from 'hono'
import type { Fetch } from '../../../../contract/client.ts'
import { emailKeyOf } from '../../../../contract/forms/email.ts'
import { type MailEvent, mailEventCalls } from '../../../../contract/mail-events.ts'
import type { Log } from '../../../../platform/log.ts'
import type { Secret, Secrets } from '../../../../platform/signature.ts'
import { Refusal } from '../../../http/problem.ts'
import type { FindReadOnly } from '../../../http/read-only.ts'
import { createService } from '../../../http/service.ts'
import { visitorAddressOf } from '../../../http/visitor.ts'
import type { Dependencies } from '../../requests/dependencies.ts'
import { applyEvent } from './apply-event.ts'
import { claimDelivery } from './deliveries.ts'
import { isSigned } from './verify-signature.ts'

/** By address, so that deliveries at once lock rows in one order; of one address as they were sent. */
const inLockOrder = (events: readonly MailEvent[]) =>
  events.toSorted((one, other) => {
    const [a, b] = [emailKeyOf(one.email), emailKeyOf(other.email)]
    return a === b ? 0 : a < b ? -1 : 1
  })

interface MailEventOptions extends Pick<Dependencies, 'db' | 'origin' | 'secret' | 'clock' | 'guard'> {
  readonly basePath: string
  readonly log: Log
  readonly serviceSecret: Secret
  readonly readOnly?: FindReadOnly | undefined
  /** The secret that the provider signs with. */
  readonly webhookSecret: Secrets
}

/** Adds the webhook of mail providers to a service: what it answers stays as it is. */
export function withMailEvents(answer: Fetch, options: MailEventOptions): Fetch {
  const { db, secret, clock, guard, basePath, webhookSecret } = options

  /** Throws `Refusal` 401 for a delivery that the provider has not signed, or not lately. */
  async function verify(context: Context): Promise<void> {
    const header = (name: string) => context.req.header(`webhook-${name}`) ?? ''
    const delivery = {
      id: header('id'),
      timestamp: header('timestamp'),
      signature: header('signature'),
      body: await context.req.text(),
    }
    if (isSigned(webhookSecret, delivery, clock())) return
    await guard.check('openByAddress', visitorAddressOf(context))
    throw new Refusal(401, 'The signature is missing, wrong or too old.')
  }

  const service = createService({
    ...options,
    calls: mailEventCalls,
    around: async (_name, context, handle) => {
      await verify(context)
      return handle()
    },
    handlers: {
      receiveMailEvents: ({ body: { events }, context }) =>
        db.transaction().execute(async trx => {
          const now = clock()
          const isNew = await claimDelivery(trx, context.req.header('webhook-id') ?? '', now)
          if (!isNew) return { received: 0, repeated: true }
          for (const event of inLockOrder(events)) await applyEvent(trx, { secret, now }, event)
          return { received: events.length, repeated: false }
        }),
    },
  })
  const path = `${basePath}${mailEventCalls.receiveMailEvents.path}`
  return request =>
    new URL(request.url).pathname.replace(/\/$/, '') === path ? service(request) : answer(request)
}
