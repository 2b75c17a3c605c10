import type { Locale } from '../../contract/locale.ts'
import type { RecipientRefusal } from './recipient-refusal.ts'

/** A mail to one person. */
export type Mail = {
  /** One bare address, without a name. */
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html?: string
  /** One bare address. */
  readonly replyTo?: string
  /** Further headers, such as List-Unsubscribe. Not those that the fields above and the mailer make. */
  readonly headers?: Readonly<Record<string, string>>
  readonly locale: Locale
  readonly thread?: MailThread
}

/** The conversation that a mail belongs to: mail programs show its mails together. RFC 5322, section 3.6.4. */
export type MailThread = {
  /** The left side of the Message-ID of its first mail: lower-case letters, digits, dots and hyphens. */
  readonly name: string
  /** The mail begins the thread; any other one refers to the first. */
  readonly isFirst: boolean
}

/** A queued mail with the values that stay the same for each attempt. */
export type OutgoingMail = { readonly mail: Mail; readonly id: string }

export type Mailer = {
  /** Delivers a mail. Throws MailUndeliverable when it can never be delivered, anything else when a retry may help. */
  send(outgoing: OutgoingMail): Promise<void>
  close(): void
}

/** An invalid mail: a malformed address, or a line break that would inject a header. */
export class MailRefused extends Error {
  override name = 'MailRefused'
}

/** The mail server has rejected this mail permanently. */
export class MailUndeliverable extends Error {
  override name = 'MailUndeliverable'
  /** What the rejection says about the recipient; null: it is about something else. */
  readonly recipient: RecipientRefusal | null

  constructor(
    message: string,
    options: ErrorOptions & { readonly recipient?: RecipientRefusal | null } = {},
  ) {
    super(message, options)
    this.recipient = options.recipient ?? null
  }
}

const madeByMailer =
  /^(to|cc|bcc|from|sender|reply-to|subject|date|message-id|in-reply-to|references|content-.*|mime-version|return-path|received|dkim-signature)$/i

/** Throws MailRefused for a mail that could be parsed as something else. */
export function checkMail({ to, replyTo, subject, headers = {}, thread }: Mail): void {
  checkAddress('to', to)
  if (replyTo !== undefined) checkAddress('replyTo', replyTo)
  checkHeaderText('subject', subject)
  if (thread && !threadName.test(thread.name))
    throw new MailRefused('The thread of a mail has a name that is not allowed')
  for (const [name, value] of Object.entries(headers)) {
    if (!/^[a-z][a-z0-9-]{0,75}$/i.test(name))
      throw new MailRefused('A mail header has a name that is not allowed')
    if (madeByMailer.test(name)) throw new MailRefused(`The mail header ${name} cannot be set`)
    checkHeaderText(name, value)
  }
}

const threadName = /^[a-z0-9]+(?:[.-][a-z0-9]+)*$/

/** A local part without the characters that separate addresses or begin a route, and a host. */
const address = /^[^\s@<>()[\]\\,;:"%!]{1,64}@[^\s@<>()[\]\\,;:"%!]{1,253}$/

function checkAddress(field: string, value: string): void {
  checkHeaderText(field, value)
  if (!address.test(value)) throw new MailRefused(`The field ${field} of a mail is not one address`)
}

/** Throws MailRefused for a text with a line break, which would inject a header. */
export function checkHeaderText(field: string, value: string): void {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what is looked for.
  if (/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/.test(value)) {
    throw new MailRefused(`The field ${field} of a mail holds a line break or a control character`)
  }
}
