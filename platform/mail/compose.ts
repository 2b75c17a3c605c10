import type { SendMailOptions } from 'nodemailer'
import { languageTagOf } from '../../contract/locale.ts'
import { getIdTime } from '../identity.ts'
import type { Sender } from '../settings.ts'
import { checkHeaderText, checkMail, type OutgoingMail } from './mail.ts'

/**
 * The message for nodemailer: names and subjects are encoded by RFC 2047. A retry has the same Message-ID and date. Throws
 * MailRefused.
 */
export function composeMessage({ mail, id }: OutgoingMail, { name, address }: Sender): SendMailOptions {
  checkMail(mail)
  const shown = typeof name === 'string' ? name : name[mail.locale]
  checkHeaderText('from', shown)
  return {
    from: { name: shown, address },
    // As an object, an address is never parsed as a list of addresses.
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    ...(mail.html === undefined ? {} : { html: mail.html }),
    ...(mail.replyTo === undefined ? {} : { replyTo: { name: '', address: mail.replyTo } }),
    headers: { ...mail.headers, 'Content-Language': languageTagOf(mail.locale) },
    ...identify({ mail, id }, address.slice(address.lastIndexOf('@') + 1)),
    date: getIdTime(id),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** The Message-ID, the same for each attempt, and the reference to the first mail of a thread. */
function identify({ mail: { thread }, id }: OutgoingMail, host: string) {
  if (!thread) return { messageId: `<${id}@${host}>` }
  const first = `<${thread.name}@${host}>`
  return thread.isFirst
    ? { messageId: first }
    : { messageId: `<${id}@${host}>`, inReplyTo: first, references: first }
}
