import type { Locale } from '../../contract/locale.ts'
import { link, type PagePath, readPath } from '../language/link.ts'

const account = '/account'

/** Segments of letters, digits, hyphens and single dots, which no browser reads as a host or a dot segment. */
const isPlain = /^\/(?:[a-z0-9_-]+(?:\.[0-9]+)*(?:\/[a-z0-9_-]+(?:\.[0-9]+)*)*)?$/
const maxCharacters = 200

/** Pages that are no target after a log-in: useless to a logged-in user, or opened by an emailed link only. */
const isEntrance = /^\/(?:login|register|preferences|offline|account\/(?:confirm|reset|export))$/

/**
 * The page to return to after a log-in, without its language: `given` where it is a page of the site, else the account.
 * `given` is untrusted.
 */
export function readReturnPage(given: string | null, hasPage: (page: PagePath) => boolean): PagePath {
  if (!given || given.length > maxCharacters || !isPlain.test(given)) return account
  const { page } = readPath(given)
  return isEntrance.test(page) || !hasPage(page) ? account : page
}

/** The page to return to of a login or registration request: by its query, else by its same-origin `Referer`. */
export function returnPageOf(
  request: Request,
  { searchParams }: URL,
  hasPage: (page: PagePath) => boolean,
): PagePath {
  const referer = URL.parse(request.headers.get('referer') ?? '')?.pathname ?? null
  return readReturnPage(searchParams.get('to') ?? referer, hasPage)
}

/** The path of the login or registration page that returns to a page afterwards. */
export const entranceAddress = (
  locale: Locale,
  entrance: '/login' | '/register',
  page: PagePath = account,
): string => `${link(locale, entrance)}${page === account ? '' : `?to=${page}`}`
