import type { OutsideHosts } from './outside-hosts.ts'
import { NotPublic, type OutsideAnswer, type OutsideOptions, requestOutside } from './request-outside.ts'

/** `gone` is dead at once, `failed` when it lasts, `unchecked` is for somebody's own eyes. */
export interface Outcome {
  readonly result: 'alive' | 'gone' | 'failed' | 'unchecked'
  readonly reason: string
}

const maxRedirects = 5
/** Servers that dislike HEAD are asked for the beginning of the page. */
const pageBytes = 4096
/** What asks for a log-in, or turns robots away; 999 is LinkedIn's. */
const closedStatuses = [401, 403, 407, 429, 451, 999]

/** Asks for an address of another site, by HEAD and, where that fails, once more by GET. */
export async function checkOutside(
  url: string,
  hosts: OutsideHosts,
  options: OutsideOptions,
): Promise<Outcome> {
  try {
    const first = await follow(url, 'HEAD', hosts, options)
    // A second try, by the method of a visitor, after the pause that the host is given.
    return first.result === 'alive' || first.isFinal ? first : await follow(url, 'GET', hosts, options)
  } catch (error) {
    options.signal.throwIfAborted()
    if (error instanceof NotPublic) return { result: 'unchecked', reason: error.message }
    return { result: 'failed', reason: reasonOf(error) }
  }
}

async function follow(
  from: string,
  method: 'HEAD' | 'GET',
  hosts: OutsideHosts,
  options: OutsideOptions,
): Promise<Outcome & { readonly isFinal: boolean }> {
  let url = new URL(from)
  for (let hops = 0; hops <= maxRedirects; hops++) {
    const refusal = await hosts.refusalOf(url)
    if (refusal !== null) return { result: 'unchecked', reason: refusal, isFinal: true }
    await hosts.pause(url)
    const answer = await requestOutside(url, { method, bytes: method === 'GET' ? pageBytes : 0 }, options)
    hosts.note(url, answer)
    const next = redirectOf(answer, url)
    if (next === null) return outcomeOf(answer)
    url = next
  }
  return { result: 'failed', reason: `It redirects more than ${maxRedirects} times.`, isFinal: false }
}

function redirectOf({ status, location }: OutsideAnswer, from: URL): URL | null {
  const leads = [301, 302, 303, 307, 308].includes(status) && location !== null
  return leads && URL.canParse(location, from) ? new URL(location, from) : null
}

function outcomeOf({ status, retryAfterMs }: OutsideAnswer): Outcome & { readonly isFinal: boolean } {
  if (status >= 200 && status < 400) return { result: 'alive', reason: '', isFinal: true }
  if (status === 404 || status === 410)
    return { result: 'gone', reason: `There is no such page (${status}).`, isFinal: false }
  if (status === 503 && retryAfterMs !== null)
    return { result: 'unchecked', reason: 'It asks to be left in peace for a while (503).', isFinal: true }
  if (closedStatuses.includes(status))
    return {
      result: 'unchecked',
      reason: `It wants a log-in, or no robots (${status}).`,
      isFinal: status === 429,
    }
  return { result: 'failed', reason: `It answers with an error (${status}).`, isFinal: false }
}

const reasons: Readonly<Record<string, string>> = {
  ENOTFOUND: 'Its name is not known.',
  EAI_AGAIN: 'Its name could not be looked up.',
  ECONNREFUSED: 'Nothing answers there.',
  ECONNRESET: 'The connection broke off.',
  CERT_HAS_EXPIRED: 'Its certificate has expired.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'Its certificate is for another name.',
}

function reasonOf(error: unknown): string {
  const { code, name } = error as { readonly code?: unknown; readonly name?: unknown }
  if (name === 'TimeoutError' || name === 'AbortError' || code === 'ABORT_ERR')
    return 'It did not answer in time.'
  return (typeof code === 'string' && reasons[code]) || 'It could not be reached.'
}
