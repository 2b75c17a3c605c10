import type { Secrets } from '../signature.ts'
import { type Environment, readSetting, rejectSecretSetting } from './read-setting.ts'

const should =
  'whsec_ and 24 to 64 random bytes in Base64; of several, newest first with commas between, each'

/** The secrets that the mail provider signs its webhook with, newest first; null: there is no webhook. */
export function readMailWebhookSecret(env: Environment): Secrets | null {
  const value = readSetting(env, 'MAIL_WEBHOOK_SECRET')
  if (value === null) return null
  const [newest = '', ...older] = value.split(',').map(each => each.trim())
  if (![newest, ...older].every(isWebhookSecret)) rejectSecretSetting('MAIL_WEBHOOK_SECRET', should)
  return [newest, ...older]
}

function isWebhookSecret(value: string): boolean {
  const [, encoded] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(value) ?? []
  const bytes = Buffer.from(encoded ?? '', 'base64').length
  return bytes >= 24 && bytes <= 64
}
