import type { GalleryGuard } from './limits.ts'
import { sendMail } from './mails/queue.ts'
import type { Means } from './means.ts'
import { localeOf } from './sentences/sentences.ts'

/** Writes to whom an address belongs that somebody wanted to use, in the owner's own language; not too often. */
export async function tellOwnerOfAddress(means: Means, guard: GalleryGuard, emailKey: string): Promise<void> {
  const owner = await means.db
    .selectFrom('users')
    .select(['email', 'locale'])
    .where('email_key', '=', emailKey)
    .executeTakeFirst()
  if (!owner || !(await guard.isWithin('noticeByMailAddress', emailKey))) return
  await sendMail(means, {
    kind: 'addressTaken',
    to: owner.email,
    locale: localeOf(owner.locale),
    path: '/login',
  })
}
