import type { Kysely } from 'kysely'
import { prepareMail } from './mails/queue.ts'
import type { MailKind } from './mails/words/en.ts'
import type { Means } from './means.ts'
import type { GalleryTables } from './schema.ts'
import { localeOf } from './sentences/sentences.ts'

const products: Readonly<Record<number, string>> = { 1: 'procreate', 2: 'pocket', 3: 'dreams' }

const mailOf = {
  received: 'betaReceived',
  'in review': 'betaInReview',
  invited: 'betaInvited',
  declined: 'betaDeclined',
  withdrawn: 'betaWithdrawn',
} as const satisfies Record<string, MailKind>

export type BetaState = keyof typeof mailOf

/** Applies again for a beta: its entry's selected becomes '0', and is added if there is none. Twice is the same as once. */
export async function reapplyForBeta(
  means: Means,
  userId: string,
  betaTypeId: number,
  lang?: string,
): Promise<void> {
  const queueMail = await prepareBetaMail(means, userId, betaTypeId, 'received', lang)
  await means.db.transaction().execute(async trx => {
    const hasChanged = await setSelected(trx, userId, betaTypeId, '0')
    if (hasChanged) await queueMail?.(trx)
  })
}

/**
 * What staff do: the user's `active` becomes 1; with a beta, its entry's selected becomes '1' (added if there is none),
 * and the user is told. False when there is no such user.
 */
export async function activateBeta(means: Means, userId: string, betaTypeId?: number): Promise<boolean> {
  const queueMail = betaTypeId && (await prepareBetaMail(means, userId, betaTypeId, 'invited'))
  return await means.db.transaction().execute(async trx => {
    const activated = await trx
      .updateTable('users')
      .set({ active: 1 })
      .where('id', '=', userId)
      .returning('id')
      .executeTakeFirst()
    if (!activated) return false
    const isNew = betaTypeId !== undefined && (await setSelected(trx, userId, betaTypeId, '1'))
    if (isNew && queueMail) await queueMail(trx)
    return true
  })
}

/** Tells a user how an application stands. False when there is no such user. */
export async function tellBetaState(
  means: Means,
  userId: string,
  betaTypeId: number,
  state: BetaState,
): Promise<boolean> {
  const queueMail = await prepareBetaMail(means, userId, betaTypeId, state)
  await queueMail?.(means.db)
  return queueMail !== undefined
}

async function prepareBetaMail(
  means: Means,
  userId: string,
  betaTypeId: number,
  state: BetaState,
  lang?: string,
) {
  const product = products[betaTypeId]
  if (product === undefined) throw new RangeError(`There is no beta ${betaTypeId}`)
  const user = await means.db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst()
  if (!user) return undefined
  const order = { kind: mailOf[state], to: user.email, path: '/account', slots: { product } }
  return await prepareMail(means, { ...order, locale: localeOf(lang ?? user.locale) })
}

/** Resolves to whether that was a change. */
async function setSelected(
  trx: Kysely<GalleryTables>,
  user_id: string,
  beta_type_id: number,
  selected: '0' | '1',
) {
  const changed = await trx
    .insertInto('beta_users')
    .values({ user_id, beta_type_id, selected })
    .onConflict(conflict =>
      conflict
        .columns(['user_id', 'beta_type_id'])
        .doUpdateSet({ selected })
        .where('beta_users.selected', '!=', selected),
    )
    .returning('selected')
    .execute()
  return changed.length > 0
}
