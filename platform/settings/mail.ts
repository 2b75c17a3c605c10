import path from 'node:path'
import { everyLocale, type Locale, mapLocales } from '../../contract/locale.ts'
import { type Environment, readSetting, readStoreAddress, rejectSetting } from './read-setting.ts'

/** The name of the sender in the language of each mail. */
type SenderNames = Readonly<Record<Locale, string>>

/** The sender: a name to show, the same in all languages (it may be empty) or one for each, and an address. */
export type Sender = { readonly name: string | SenderNames; readonly address: string }

/** Where `MAIL_FROM` gives no name. */
export const defaultNames: SenderNames = {
  en: 'The procreate team',
  cn: 'procreate 团队',
  jp: 'procreate チーム',
}

export type MailSetting =
  | { readonly kind: 'folder'; readonly dir: string; readonly from: Sender }
  | { readonly kind: 'smtp'; readonly url: string; readonly from: Sender }

export function readMail(env: Environment, dataDir: string, supportHost: string): MailSetting {
  const from = readSender(env) ?? { name: defaultNames, address: `support@${supportHost}` }
  const url = readStoreAddress(
    env,
    'MAIL_URL',
    ['smtp:', 'smtps:'],
    'smtp://user:password@host:587 or smtps://user:password@host',
  )
  if (url) return { kind: 'smtp', url: url.href, from }
  return { kind: 'folder', dir: path.join(dataDir, 'mail'), from }
}

const should =
  'an address such as hello@example.com, Name <hello@example.com> or Name | 名称 | 名前 <hello@example.com>'

function readSender(env: Environment): Sender | null {
  const value = readSetting(env, 'MAIL_FROM')
  if (value === null) return null
  const named = /^([^<>"]{0,300})<([^<>]{3,254})>$/.exec(value)
  const names = named?.[1]?.split('|').map(name => name.trim()) ?? []
  const address = named?.[2] ?? value
  const isOne = names.length <= 1
  const [first = ''] = names
  const fits =
    !hasControlCharacter(value) &&
    /^[^\s<>@,;:"()[\]\\]{1,64}@[^\s<>@,;:"()[\]\\]{1,253}$/.test(address) &&
    names.every(name => name.length <= 100) &&
    (isOne || (names.length === everyLocale.length && names.every(name => name !== '')))
  if (!fits) rejectSetting('MAIL_FROM', value, should)
  if (first === '') return { name: defaultNames, address }
  return { name: isOne ? first : mapLocales(locale => names[everyLocale.indexOf(locale)] ?? first), address }
}

function hasControlCharacter(text: string): boolean {
  return /[\p{Cc}\u2028\u2029]/u.test(text)
}
