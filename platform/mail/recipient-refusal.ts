/** Whether a mail server refuses a recipient for good, or for the time being. */
export type RecipientRefusal = 'permanent' | 'temporary'

/** What nodemailer tells of a command that was refused. */
export interface SmtpFailure {
  readonly command?: string
  readonly response?: string
  readonly responseCode?: number
}

/** A mailbox or a host that does not exist, has moved or is disabled; 5.1.7 and 5.1.8 are about the sender. */
const gone = /^5\.(?:1\.(?:1|2|3|6|10)|2\.1|4\.1)$/
const isFull = (enhanced: string) => enhanced === '5.2.2'

/**
 * What a permanent SMTP answer says about the recipient; null: it is about the mail, the sender or our installation. The
 * enhanced code (RFC 3463) decides; without one, the answer to RCPT TO (RFC 5321, 4.2.3).
 */
export function recipientRefusalOf({
  command,
  response = '',
  responseCode = 0,
}: SmtpFailure): RecipientRefusal | null {
  if (command === 'MAIL FROM') return null
  const [, enhanced] = /^\d{3}[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? []
  if (enhanced !== undefined) return gone.test(enhanced) ? 'permanent' : isFull(enhanced) ? 'temporary' : null
  // A relay that does not know us refuses every recipient.
  if (command !== 'RCPT TO' || /relay/i.test(response)) return null
  if (responseCode === 552) return 'temporary'
  return [550, 551, 553].includes(responseCode) ? 'permanent' : null
}
