import type { MailThread } from '../../../../platform/mail/mail.ts'
import { queueMail } from '../../../../platform/mail/outbox.ts'
import { type EmailFrame, writeEmail } from '../../../mail/write-email.ts'
import type { Dependencies } from '../dependencies.ts'
import { escapeVariables, type QueueMail } from './emails.ts'

export interface Notice {
  readonly reference: string
  /** Left out: the notice belongs to no request. */
  readonly thread?: MailThread
  /** 'New support request'. */
  readonly heading: string
  /** Each a line: what was sent, as far as staff want to see it at a glance. */
  readonly lines: readonly string[]
  /** An answer to the notice goes there. */
  readonly from: string
  /** It is written, which takes the same time, and not sent. */
  readonly isHeldBack?: boolean
}

const sendNothing: QueueMail = async () => {}

type Noticing = Pick<Dependencies, 'origin' | 'mailHost' | 'guard'>

const frame: EmailFrame = { bare: '', footer: 'Sent by {host} about {reference}.' }

/** Sent once an hour in the place of the notices over the limit. */
const held = {
  reference: 'the desk',
  heading: 'More is coming in than is mailed',
  lines: [
    'The limit of notices by mail is reached for this hour. Whatever comes in is stored all the same: npm run desk -- list',
  ],
}

/**
 * Tells staff of something new. In English: staff read that. Over the hourly limit one mail says that there is more,
 * and the rest stands at the desk alone.
 */
export async function prepareNotice(dependencies: Noticing, notice: Notice): Promise<QueueMail> {
  const to = `support@${dependencies.mailHost}`
  const queue = await write(dependencies, notice)
  if (notice.isHeldBack) return sendNothing
  if (await dependencies.guard.isWithin('noticesToStaff', to)) return queue
  if (await dependencies.guard.isWithin('heldNoticesToStaff', to))
    return write(dependencies, { ...held, from: to })
  return sendNothing
}

async function write({ origin, mailHost }: Noticing, notice: Notice): Promise<QueueMail> {
  const { reference, thread, heading, lines, from } = notice
  const mail = await writeEmail({
    words: { subject: `[${reference}] ${heading}`, heading, paragraphs: lines.map(escapeVariables) },
    frame,
    to: `support@${mailHost}`,
    locale: 'en',
    origin,
    replyTo: from,
    variables: { reference },
    ...(thread && { thread }),
  })
  return async trx => void (await queueMail(trx, mail))
}
