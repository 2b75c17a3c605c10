import { isPassword } from '../../../platform/passwords.ts'
import type { GalleryCopy } from '../copy/copy-in.ts'
import type { Dependencies } from '../dependencies.ts'
import type { GalleryGuard } from '../limits.ts'
import { isProvenByPasskey } from '../passkeys/prove-by-passkey.ts'
import type { Session } from './load-user.ts'

/** The credentials of re-authentication: the password, or without one a passkey. */
export interface ReauthenticationForm {
  readonly password: string | undefined
  /** AuthenticationResponseJSON for a challenge of this session. */
  readonly passkey: unknown
}

/** Errors of re-authentication; empty on success. Throws `Refusal` 429 over the limit. */
export async function listProofProblems(
  dependencies: Dependencies,
  guard: GalleryGuard,
  session: Session,
  { password, passkey }: ReauthenticationForm,
  sentences: GalleryCopy,
): Promise<string[]> {
  if (!password && passkey === undefined) return [sentences.required]
  const { user, sessionId } = session
  const key = `${user.id} ${sessionId}`
  await guard.check('proofBySession', key)
  const isRight = password
    ? user.password_hash !== '' && (await isPassword(password, user.password_hash))
    : await isProvenByPasskey(dependencies, session, passkey)
  if (!isRight) return [password ? sentences.password.wrong : sentences.passkey]
  await guard.forget('proofBySession', key)
  return []
}
