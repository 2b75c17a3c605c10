import type { Kysely } from 'kysely'
import type { Locale } from '../../../contract/locale.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { queueMail } from '../../../platform/mail/outbox.ts'
import { addressIn, type EmailFrame, type EmailTemplate, writeEmail } from '../../mail/write-email.ts'
import type { Dependencies } from '../requests/dependencies.ts'
import type { AdminTables, SubscriberRow } from '../schema.ts'
import { newsletterToken } from './tokens.ts'

const frames: Readonly<Record<Locale, EmailFrame>> = {
  en: {
    bare: 'If the button does nothing, copy this address into your browser:',
    footer: 'Sent by {host}. Choose what we write about, or unsubscribe: {preferences}',
  },
  cn: {
    bare: '如果按钮没有反应，请把这个网址复制到浏览器里：',
    footer: '由 {host} 发出。选择内容或退订：{preferences}',
  },
  jp: {
    bare: 'ボタンが動かないときは、このアドレスをブラウザに貼り付けてください。',
    footer: '{host} からお送りしました。内容の変更と配信停止：{preferences}',
  },
}

type Subscriber = Pick<SubscriberRow, 'id' | 'email' | 'locale'>

/** A mail of an issue to a subscriber, with one-click unsubscribe. https://www.rfc-editor.org/rfc/rfc8058 */
export async function writeNewsletter(
  { origin, secret, mailHost }: Pick<Dependencies, 'origin' | 'secret' | 'mailHost'>,
  { id, email, locale }: Subscriber,
  template: EmailTemplate,
  path?: string,
): Promise<Mail> {
  const token = newsletterToken(secret, 'manage', id, null)
  return writeEmail({
    template,
    frame: frames[locale],
    to: email,
    locale,
    origin,
    replyTo: `support@${mailHost}`,
    variables: { preferences: addressIn(origin, locale, `/newsletter/preferences?token=${token}`) },
    headers: {
      'List-Unsubscribe': `<${origin}/api/admin/newsletter/unsubscribe?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    ...(path !== undefined && { path }),
  })
}

/** Queues a mail inside a transaction. */
export const queueTo = async (trx: Kysely<AdminTables>, mail: Mail): Promise<void> =>
  void (await queueMail(trx, mail))
