export type Environment = Readonly<Record<string, string | undefined>>

/** A setting that is present and wrong. The message is one line: the setting's name, and what it should be. */
export class SettingError extends Error {
  override name = 'SettingError'
}

/** The value of a setting without surrounding white space; null when it is unset or empty. */
export function readSetting(env: Environment, name: string): string | null {
  return env[name]?.trim() || null
}

/** Throws a SettingError that shows the value, without any credentials that it holds. */
export function rejectSetting(name: string, value: string, should: string): never {
  throw new SettingError(`${name} is ${JSON.stringify(withoutCredentials(value))}, but should be ${should}.`)
}

/** Throws a SettingError that does not show the value at all. */
export function rejectSecretSetting(name: string, should: string): never {
  throw new SettingError(`${name} should be ${should} (its value is not shown here).`)
}

/** One of a few words, or null when the setting is unset. */
export function readChoice<Choice extends string>(
  env: Environment,
  name: string,
  choices: readonly Choice[],
): Choice | null {
  const value = readSetting(env, name)
  if (value === null) return null
  return (
    choices.find(choice => choice === value) ?? rejectSetting(name, value, `one of ${choices.join(', ')}`)
  )
}

/** A whole number within bounds of at most five digits, both included, or null when the setting is unset. */
export function readWhole(
  env: Environment,
  name: string,
  { least, most }: { readonly least: number; readonly most: number },
): number | null {
  const value = readSetting(env, name)
  if (value === null) return null
  const number = /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN
  return number >= least && number <= most
    ? number
    : rejectSetting(name, value, `a whole number from ${least} to ${most}`)
}

/** An http or https address without credentials, query and fragment; null when the setting is unset. */
export function readWebAddress(env: Environment, name: string): URL | null {
  const value = readSetting(env, name)
  if (value === null) return null
  const url = URL.canParse(value) ? new URL(value) : null
  const fits = url && /^https?:$/.test(url.protocol) && !url.username && !url.password && !url.hash
  return fits ? url : rejectSetting(name, value, 'an address that begins with http:// or https://')
}

/** The address of a store that holds credentials, with one of the given protocols; null when unset. */
export function readStoreAddress(
  env: Environment,
  name: string,
  protocols: readonly string[],
  example: string,
): URL | null {
  const value = readSetting(env, name)
  if (value === null) return null
  const should = `an address such as ${example}`
  const url = URL.canParse(value) ? new URL(value) : null
  if (!url?.hostname) return rejectSecretSetting(name, should)
  const fits = protocols.includes(url.protocol)
  return fits && decodes(url.username) && decodes(url.password) ? url : rejectSetting(name, value, should)
}

function decodes(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

/** Masks everything that can hold a credential in an address: what stands before its last @, and its query. */
function withoutCredentials(value: string): string {
  const scheme = /^[a-z][a-z0-9+.-]*:\/\//i.exec(value)?.[0] ?? ''
  const at = value.lastIndexOf('@')
  const masked = at < 0 ? value : `${scheme}***${value.slice(at)}`
  return (masked.split('?', 1)[0] ?? '').slice(0, 200)
}
