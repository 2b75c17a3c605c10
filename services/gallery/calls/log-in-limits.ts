import type { Context } from 'hono'
import { visitorAddressOf } from '../../http/visitor.ts'
import { isKnownDevice } from '../sessions/device-tokens.ts'
import { accountKeyOf, type findAccount } from '../sessions/log-in.ts'
import { readDeviceCookie } from '../sessions/session-cookies.ts'
import type { CallContext } from './call-context.ts'

type Account = Awaited<ReturnType<typeof findAccount>>

/**
 * Counts a log-in by its account, whichever of its two names was typed; a name of no account counts as one. A browser that
 * the account was opened in before has tries of its own, so that strangers cannot lock its owner out. Gives what forgets
 * the tries once the password was right. Throws `Refusal` 429.
 */
export async function countLogIn(
  { dependencies, guard, scope }: CallContext,
  context: Context,
  account: Account,
  typed: string,
): Promise<() => Promise<void>> {
  const key = account ? account.id : `nobody ${accountKeyOf(typed)}`
  const deviceToken = readDeviceCookie(context, scope)
  // Asked for names of nobody as well: it takes the same time.
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
