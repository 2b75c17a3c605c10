import { emailKeyOf } from '../../../contract/forms/email.ts'
import type { FieldErrors } from '../../../contract/gallery.ts'
import type { User } from '../../../contract/user.ts'
import { isUniqueViolation } from '../../../platform/database/dialect.ts'
import { newId } from '../../../platform/identity.ts'
import { dummyHash, hashPassword, isPassword } from '../../../platform/passwords.ts'
import { newToken } from '../../../platform/tokens.ts'
import type { Captcha } from '../../captcha/captcha.ts'
import type { Proof } from '../../captcha/proof.ts'
import { negotiateLocale } from '../../http/language.ts'
import type { Dependencies } from '../dependencies.ts'
import { usernameKeyOf } from '../fields/username.ts'
import type { GalleryGuard } from '../limits.ts'
import { storeMailToken } from '../mails/mail-tokens.ts'
import { prepareMail } from '../mails/queue.ts'
import { describeUser } from '../sessions/load-user.ts'
import { type OpenSession, openSession } from '../sessions/sessions.ts'
import { checkRegistration, type Registration } from './check-registration.ts'
import { notifyOwnerOfAddress } from './notify-owner.ts'
import { findSpentProof, spendProof } from './spent-proofs.ts'

type RegistrationResult =
  | { readonly errors: FieldErrors }
  /** The address is in use: its owner gets a mail, and the answer does not tell. */
  | { readonly user: null }
  | { readonly user: User; readonly session: OpenSession }

/** The sender of a registration: the browser, and the captcha proof. */
interface Sender {
  readonly device: string
  /** The captcha proof, and the visitor's address. */
  readonly proof: string
  readonly visitor: string
}

/**
 * Registers a user and opens a session; the confirmation is queued and the proof is spent in the same transaction. A
 * repeated registration with the same proof gets the same answer, and a session of its own.
 */
export async function registerUser(
  dependencies: Dependencies & { readonly captcha: Captcha },
  guard: GalleryGuard,
  typed: Registration,
  { device, ...sent }: Sender,
): Promise<RegistrationResult> {
  const { db, clock, captcha } = dependencies
  const now = clock()
  const { person, errors, sentences } = checkRegistration(typed, now.toISOString().slice(0, 10))
  if (errors) return { errors }
  const unproven = { errors: { captcha: [sentences.captcha] } }
  const nameTaken = { errors: { username: [sentences.username.taken] } }
  const read = captcha.read(sent.proof)
  if (!read) return unproven
  const proof: Proof = read
  const answered = await answerAgain()
  if (answered) return answered
  if (!(await proof.isGood(sent.visitor))) return unproven
  const keys = { username_key: usernameKeyOf(person.username), email_key: emailKeyOf(person.email) }
  if (await has(dependencies, 'username_key', keys.username_key)) return (await answerAgain()) ?? nameTaken

  // Constant work whether the address is in use or not.
  const locale = negotiateLocale(typed.lang)
  const token = newToken()
  const [password_hash, queueConfirmation] = await Promise.all([
    hashPassword(typed.password ?? '', dependencies.passwordCost),
    prepareMail(dependencies, {
      kind: 'confirm',
      to: person.email,
      locale,
      path: `/account/confirm?token=${token}`,
    }),
  ])
  const row = {
    id: newId(),
    ...person,
    ...keys,
    password_hash,
    locale,
    active: 0 as const,
    verified_at: null,
    created_at: now.toISOString(),
  }
  try {
    if (await has(dependencies, 'email_key', keys.email_key)) return await notifyOwner()
    const session = await db.transaction().execute(async trx => {
      await trx.insertInto('users').values(row).execute()
      await spendProof(trx, proof, typed, row.id, now)
      const known = { user_id: row.id, device, first_seen_at: row.created_at }
      await trx.insertInto('user_devices').values(known).execute()
      await storeMailToken(trx, { token, userId: row.id, purpose: 'confirm', email: row.email_key }, now)
      await queueConfirmation(trx)
      return await openSession(trx, row.id, device, now)
    })
    return { user: await describeUser(db, row), session }
  } catch (error) {
    const isKnown = ['proof_hash', 'username_key', 'email_key'].some(key => isUniqueViolation(error, key))
    if (!isKnown) throw error
    // A concurrent registration was committed first.
    const again = await answerAgain()
    if (again) return again
    return isUniqueViolation(error, 'email_key') ? await notifyOwner() : nameTaken
  }

  /** Spends the proof and notifies the owner of the address. */
  async function notifyOwner(): Promise<RegistrationResult> {
    try {
      await spendProof(db, proof, typed, null, now)
    } catch (error) {
      if (!isUniqueViolation(error, 'proof_hash')) throw error
      return (await answerAgain()) ?? unproven
    }
    await notifyOwnerOfAddress(dependencies, guard, keys.email_key)
    return { user: null }
  }

  /** The answer to a repeated registration whose proof is spent; undefined for an unspent proof. */
  async function answerAgain(): Promise<RegistrationResult | undefined> {
    const spent = await findSpentProof(db, proof, typed)
    if (!spent) return undefined
    if (!spent.isSame) return unproven
    const user =
      spent.userId === null
        ? undefined
        : await db.selectFrom('users').selectAll().where('id', '=', spent.userId).executeTakeFirst()
    const isRight = await isPassword(
      typed.password ?? '',
      user?.password_hash || dummyHash(dependencies.passwordCost),
    )
    if (!user) return { user: null }
    if (!isRight) return unproven
    return { user: await describeUser(db, user), session: await openSession(db, user.id, device, now) }
  }
}

async function has(
  { db }: Dependencies,
  column: 'username_key' | 'email_key',
  key: string,
): Promise<boolean> {
  return (await db.selectFrom('users').select('id').where(column, '=', key).executeTakeFirst()) !== undefined
}
