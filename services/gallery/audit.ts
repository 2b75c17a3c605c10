import type { SecurityEvent } from '../../platform/security-log.ts'
import type { Audit, AuditedCall } from '../http/audit.ts'
import { accountKeyOf } from './sessions/log-in.ts'

/** The user name of an answer with a user in it. */
const userOf = (answer: AuditedCall['answer']): string | undefined => {
  const { user } = answer as { readonly user?: { readonly username?: string } | null }
  return user?.username
}

/** The account of the session cookie. */
const ownerOf = ({ context }: AuditedCall): { who?: string } => {
  const cookies = context.req.header('cookie') ?? ''
  const [, id] = /(?:^|;\s*)(?:__Host-|__Secure-)?user=([^;]+)/.exec(cookies) ?? []
  return id === undefined ? {} : { who: `user ${id}` }
}

const named = (name: string | undefined) => (name === undefined ? {} : { who: accountKeyOf(name) })

/** A change that requires re-authentication: done, or refused for a wrong password. */
const proved =
  (field: 'current' | 'password', done: SecurityEvent['event'] | null) =>
  (answered: AuditedCall): SecurityEvent | null => {
    if (answered.status === 422) {
      const { errors = {} } = answered.answer as { readonly errors?: object }
      return Object.hasOwn(errors, field)
        ? { event: 'log-in failed', method: 'password', ...ownerOf(answered) }
        : null
    }
    return done && { event: done, method: 'password', ...ownerOf(answered) }
  }

/** A mail token: valid, or forged, used or expired. */
const byLink = ({ answer, status }: AuditedCall): SecurityEvent | null => {
  if (answer.success === true) return { event: 'authentication changed', method: 'link' }
  const { errors } = answer as { readonly errors?: object }
  const isToken = errors === undefined || Object.hasOwn(errors, 'token')
  return isToken ? { event: 'access refused', method: 'link', status } : null
}

/** The security events of the accounts' calls: each authentication with its result, and each change of credentials. */
export const galleryAudit: Audit = {
  userLogin({ body, answer, status }) {
    if (status === 200) return { event: 'log-in', method: 'password', ...named(userOf(answer)) }
    const username = String(body.username ?? '')
    return username.trim() === ''
      ? null
      : { event: 'log-in failed', method: 'password', who: accountKeyOf(username) }
  },
  finishPasskeyAuthentication: ({ answer, status }) =>
    status === 200
      ? { event: 'log-in', method: 'passkey', ...named(userOf(answer)) }
      : { event: 'log-in failed', method: 'passkey' },
  publicBetaRegister({ answer }) {
    const name = userOf((answer.data ?? {}) as AuditedCall['answer'])
    return name === undefined ? null : { event: 'log-in', method: 'registration', ...named(name) }
  },
  startPasskeyRegistration: proved('password', null),
  finishPasskeyRegistration: answered =>
    answered.answer.success === true
      ? { event: 'authentication changed', method: 'passkey', ...ownerOf(answered) }
      : null,
  changeUser: proved('password', null),
  endSession: proved('password', null),
  endOtherSessions: proved('password', null),
  removePasskey: proved('password', 'authentication changed'),
  changePassword: proved('current', 'authentication changed'),
  changeEmail: proved('current', 'authentication changed'),
  deleteUser: proved('password', 'authentication changed'),
  exportUser: proved('password', null),
  confirmEmail: byLink,
  resetPassword: byLink,
}
