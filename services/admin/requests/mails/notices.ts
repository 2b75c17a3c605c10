import type { RequestKind } from '../../../../contract/requests.ts'
import type { MailThread } from '../../../../platform/mail/mail.ts'
import { queueMail } from '../../../../platform/mail/outbox.ts'
import { type EmailFrame, writeEmail } from '../../../mail/write-email.ts'
import type { Dependencies } from '../dependencies.ts'
import { escapeVariables, type QueueMail } from './emails.ts'
import { isConfidential, mailboxOf } from './mailbox.ts'

interface Notice {
  readonly kind: RequestKind
  readonly reference: string
  /** The mail thread; by default none. */
  readonly thread?: MailThread
  /** 'New support request'. */
  readonly heading: string
  /** The lines of the notice: a summary of the answers. */
  readonly lines: readonly string[]
  /** The Reply-To address. */
  readonly from: string
  /** Rendered, in the same time, and not sent. */
  readonly isHeldBack?: boolean
}

const sendNothing: QueueMail = async () => {}

type NoticeDependencies = Pick<Dependencies, 'origin' | 'mailHost' | 'guard'>

/** What is mailed of a kind whose answers stay in the office. */
function withoutAnswers({ origin, mailHost }: NoticeDependencies, notice: Notice): Notice {
  const { kind, reference } = notice
  const path = `/office/inbox/requests/${reference.toLowerCase()}`
  return { ...notice, lines: [`Read it in the office: ${origin}${path}`], from: mailboxOf(kind, mailHost) }
}

const frame: EmailFrame = { bare: '', footer: 'Sent by {host} about {reference}.' }

/** Replaces the notices over the limit, once an hour. */
const held = (origin: string) => ({
  reference: 'the office',
  heading: 'More is coming in than is mailed',
  lines: [
    `The limit of notices by mail is reached for this hour. Whatever comes in is stored all the same: ${origin}/office/inbox`,
  ],
})

/** Writes a notice to staff, in English. Over the hourly limit one mail says that there are more in the office. */
export async function prepareNotice(dependencies: NoticeDependencies, notice: Notice): Promise<QueueMail> {
  const { kind } = notice
  const to = mailboxOf(kind, dependencies.mailHost)
  const shown = isConfidential(kind) ? withoutAnswers(dependencies, notice) : notice
  const queue = await write(dependencies, shown)
  if (notice.isHeldBack) return sendNothing
  if (await dependencies.guard.isWithin('noticesToStaff', to)) return queue
  if (await dependencies.guard.isWithin('heldNoticesToStaff', to))
    return write(dependencies, { kind, ...held(dependencies.origin), from: to })
  return sendNothing
}

async function write({ origin, mailHost }: NoticeDependencies, notice: Notice): Promise<QueueMail> {
  const { kind, reference, thread, heading, lines, from } = notice
  const mail = await writeEmail({
    template: { subject: `[${reference}] ${heading}`, heading, paragraphs: lines.map(escapeVariables) },
    frame,
    to: mailboxOf(kind, mailHost),
    locale: 'en',
    origin,
    replyTo: from,
    variables: { reference },
    ...(thread && { thread }),
  })
  return async trx => void (await queueMail(trx, mail))
}
