import type { Selectable } from 'kysely'
import { isPassword } from '../../platform/passwords.ts'
import type { GalleryGuard } from './limits.ts'
import type { UserRow } from './schema.ts'
import type { Sentences } from './sentences/sentences.ts'

/** What is wrong with the current password of a user who is logged in. Throws `Refusal` 429 when guessed too often. */
export async function listProofProblems(
  guard: GalleryGuard,
  user: Selectable<UserRow>,
  password: string | undefined,
  sentences: Sentences,
): Promise<string[]> {
  if (!password) return [sentences.required]
  await guard.check('passwordByUser', user.id)
  const isRight = user.password_hash !== '' && (await isPassword(password, user.password_hash))
  if (!isRight) return [sentences.password.wrong]
  await guard.forget('passwordByUser', user.id)
  return []
}
