import nodemailer from 'nodemailer'
import type { Sender } from '../settings.ts'
import { composeMessage } from './compose.ts'
import { type Mailer, MailUndeliverable } from './mail.ts'
import { recipientRefusalOf, type SmtpFailure } from './recipient-refusal.ts'

const limits = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  dnsTimeout: 10_000,
  socketTimeout: 30_000,
}

/**
 * Sends mails through the server at an smtp:// or smtps:// address, one connection a mail.
 * With credentials, the connection has to be encrypted unless the server is on this machine.
 */
export function openSmtp(address: string, from: Sender): Mailer {
  const url = new URL(address)
  const secure = url.protocol === 'smtps:'
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isLocal = /^(localhost|127\.[\d.]+|::1)$/.test(host)
  const transport = nodemailer.createTransport({
    host,
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && !isLocal && url.username !== '',
    // A loopback connection needs no encryption, and a local mail server seldom has a valid certificate.
    ignoreTLS: !secure && isLocal,
    ...(url.username && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
    ...limits,
  })
  return {
    async send(outgoing) {
      const message = composeMessage(outgoing, from)
      try {
        await transport.sendMail(message)
      } catch (error) {
        if (!isRefusal(error)) throw error
        const recipient = recipientRefusalOf(error)
        throw new MailUndeliverable('The mail server refused the mail', { cause: error, recipient })
      }
    },
    close: () => transport.close(),
  }
}

/**
 * A 5xx to a mail is permanent. A 5xx to the greeting or to the credentials, and 530, are faults of the settings: the mail
 * is retried.
 */
function isRefusal(error: unknown): error is Error & SmtpFailure {
  if (!(error instanceof Error)) return false
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE'
  return isAboutMail && responseCode !== undefined && responseCode >= 500 && responseCode !== 530
}
