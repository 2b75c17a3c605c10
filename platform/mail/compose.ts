import type { SendMailOptions } from 'nodemailer'
import { getIdTime } from '../identity.ts'
import type { Sender } from '../settings.ts'
import { checkMail, type MailLocale, type Posting } from './mail.ts'

const languages: Record<MailLocale, string> = { en: 'en-US', cn: 'zh-CN', jp: 'ja' }

/** The message that nodemailer sends. Sent again, it has the same Message-ID and date. Throws MailRefused. */
export function composeMessage({ mail, id }: Posting, from: Sender): SendMailOptions {
  checkMail(mail)
  const host = from.address.slice(from.address.lastIndexOf('@') + 1)
  return {
    from: { ...from },
    // As an object, an address is never parsed as a list of addresses.
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    ...(mail.html === undefined ? {} : { html: mail.html }),
    ...(mail.replyTo === undefined ? {} : { replyTo: { name: '', address: mail.replyTo } }),
    headers: { ...mail.headers, 'Content-Language': languages[mail.locale] },
    messageId: `<${id}@${host}>`,
    date: getIdTime(id),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
