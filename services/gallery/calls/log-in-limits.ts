import type { Context } from 'hono'
import { visitorAddressOf } from '../../http/visitor.ts'
import { isKnownDevice } from '../sessions/device-tokens.ts'
import { accountKeyOf, type findAccount } from '../sessions/log-in.ts'
import { readDeviceCookie } from '../sessions/session-cookies.ts'
import type { CallContext } from './call-context.ts'

type Account = Awaited<ReturnType<typeof findAccount>>

/**
 * Rate limits a log-in by account, under either of its names; an unknown name counts as an account. A known device has
 * a limit of its own, so that others cannot lock the owner out. Resolves to the reset of the limit after a correct
 * password. Throws `Refusal` 429.
 */
export async function countLogIn(
  { dependencies, guard, scope }: CallContext,
  context: Context,
  account: Account,
  typed: string,
): Promise<() => Promise<void>> {
  const key = account ? account.id : `nobody ${accountKeyOf(typed)}`
  const deviceToken = readDeviceCookie(context, scope)
  // Also looked up for unknown names, for constant time.
  const isKnown =
    deviceToken !== undefined &&
    (await isKnownDevice(dependencies.db, deviceToken, key, dependencies.clock()))
  const device = `${key} ${deviceToken}`
  if (isKnown && (await guard.isWithin('logInByDevice', device)))
    return () => guard.forget('logInByDevice', device)

  const address = visitorAddressOf(context)
  await guard.check('logInByAddress', address)
  await guard.check('logInByAccountAndAddress', `${address} ${key}`)
  await guard.check('logInByAccount', key)
  return () => guard.forget('logInByAccountAndAddress', `${address} ${key}`)
}
