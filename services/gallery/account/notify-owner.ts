import { negotiateLocale } from '../../http/language.ts'
import type { Dependencies } from '../dependencies.ts'
import type { GalleryGuard } from '../limits.ts'
import { sendMail } from '../mails/queue.ts'

/** Notifies the owner of an address that somebody tried to use it, in the owner's language and rate-limited. */
export async function notifyOwnerOfAddress(
  dependencies: Dependencies,
  guard: GalleryGuard,
  emailKey: string,
): Promise<void> {
  const owner = await dependencies.db
    .selectFrom('users')
    .select(['email', 'locale'])
    .where('email_key', '=', emailKey)
    .executeTakeFirst()
  if (!owner || !(await guard.isWithin('noticeByMailAddress', emailKey))) return
  await sendMail(dependencies, {
    kind: 'addressTaken',
    to: owner.email,
    locale: negotiateLocale(owner.locale),
    path: '/login',
  })
}
