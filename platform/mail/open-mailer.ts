import type { Log } from '../log.ts'
import type { MailSetting } from '../settings.ts'
import { openMailFolder } from './folder.ts'
import type { Mailer } from './mail.ts'
import { openSmtp } from './smtp.ts'

/** The mailer of the settings; it connects at the first mail. */
export function openMailer(setting: MailSetting, log: Log): Mailer {
  return setting.kind === 'smtp'
    ? openSmtp(setting.url, setting.from)
    : openMailFolder(setting.dir, setting.from, log)
}
