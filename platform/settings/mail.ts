import path from 'node:path'
import { type Environment, given, givenStoreAddress, refuse } from './given.ts'

/** The sender: a name to show (may be empty) and an address. */
export type Sender = { readonly name: string; readonly address: string }

export type MailSetting =
  | { readonly kind: 'folder'; readonly dir: string; readonly from: Sender }
  | { readonly kind: 'smtp'; readonly url: string; readonly from: Sender }

export function readMail(env: Environment, dataDir: string, supportHost: string): MailSetting {
  const from = readSender(env) ?? { name: '', address: `support@${supportHost}` }
  const url = givenStoreAddress(
    env,
    'MAIL_URL',
    ['smtp:', 'smtps:'],
    'smtp://user:password@host:587 or smtps://user:password@host',
  )
  if (url) return { kind: 'smtp', url: url.href, from }
  return { kind: 'folder', dir: path.join(dataDir, 'mail'), from }
}

function readSender(env: Environment): Sender | null {
  const value = given(env, 'MAIL_FROM')
  if (value === null) return null
  const named = /^([^<>"]{0,100})<([^<>]{3,254})>$/.exec(value)
  const name = named?.[1]?.trim() ?? ''
  const address = named?.[2] ?? value
  const fits =
    !hasControlCharacter(value) && /^[^\s<>@,;:"()[\]\\]{1,64}@[^\s<>@,;:"()[\]\\]{1,253}$/.test(address)
  if (!fits) refuse('MAIL_FROM', value, 'an address such as hello@example.com or Name <hello@example.com>')
  return { name, address }
}

function hasControlCharacter(text: string): boolean {
  return Array.from(text).some(character => character < ' ' || character === '\u007f')
}
