import * as v from 'valibot'
import { isLocale } from '../../../contract/locale.ts'
import { sitePath } from '../../../contract/redirects.ts'
import { Refusal } from '../../http/problem.ts'

/** Parts of the site whose addresses are no pages. */
const reserved = ['office', 'api', 'assets', 'media']

/**
 * The path of an address as it was typed or pasted, without origin, language, query and fragment. Throws `Refusal` 422 with
 * a sentence for anything but a path of the site.
 */
export function readAddress(typed: string, origin: string): string {
  const url = URL.canParse(typed, origin) ? new URL(typed, origin) : null
  if (url?.origin !== origin) throw new Refusal(422, `“${typed}” is not an address of this site.`)
  const segments = url.pathname.toLowerCase().split('/').filter(Boolean)
  if (isLocale(segments[0])) segments.shift()
  const path = `/${segments.join('/')}`
  if (path === '/' || reserved.includes(segments[0] ?? ''))
    throw new Refusal(422, `${path} is not an address that can be redirected.`)
  if (!v.is(sitePath, path))
    throw new Refusal(422, `${path} is not an address of a page: letters, digits, hyphens and dots only.`)
  return path
}
