import path from 'node:path'
import nodemailer from 'nodemailer'
import { writeDurably } from '../durable-file.ts'
import { getIdTime } from '../identity.ts'
import type { Log } from '../log.ts'
import type { Sender } from '../settings.ts'
import { composeMessage } from './compose.ts'
import type { Mailer } from './mail.ts'

/**
 * Writes mails as files that any mail program opens, instead of sending them: `{time}-{id}.eml`, oldest first.
 * A mail that is delivered again replaces its own file.
 */
export function openMailFolder(dir: string, from: Sender, log: Log): Mailer {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(outgoing) {
      const { message } = await composer.sendMail(composeMessage(outgoing, from))
      const time = getIdTime(outgoing.id).toISOString().replace(/[:.]/g, '-')
      const file = path.join(dir, `${time}-${outgoing.id}.eml`)
      await writeDurably(file, message as Buffer)
      log.info({ file }, 'Mail written')
    },
    close: () => composer.close(),
  }
}
