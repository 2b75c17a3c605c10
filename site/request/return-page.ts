import type { Locale } from '../../contract/locale.ts'
import { link, type PagePath, readPath } from '../language/link.ts'

const account = '/account'

/** Segments of letters, digits, hyphens and single dots: nothing that a browser would read as a host or resolve. */
const isPlain = /^\/(?:[a-z0-9_-]+(?:\.[0-9]+)*(?:\/[a-z0-9_-]+(?:\.[0-9]+)*)*)?$/
const maxCharacters = 200

/** Pages that a log-in does not lead back to: they are of no use to who is logged in, or open by a link of a mail alone. */
const isEntrance = /^\/(?:login|register|preferences|offline|account\/(?:confirm|reset|export))$/

/**
 * The page that a log-in leads to, without its language: the one that is named where it is a page of ours, else the account.
 * `given` is a path, whoever wrote it.
 */
export function readReturnPage(given: string | null, hasPage: (page: PagePath) => boolean): PagePath {
  if (!given || given.length > maxCharacters || !isPlain.test(given)) return account
  const { page } = readPath(given)
  return isEntrance.test(page) || !hasPage(page) ? account : page
}

/** The same for a visit of the log-in or the registration: by its query, else by the page of ours that it came from. */
export function returnPageOf(
  request: Request,
  { searchParams }: URL,
  hasPage: (page: PagePath) => boolean,
): PagePath {
  const referer = URL.parse(request.headers.get('referer') ?? '')?.pathname ?? null
  return readReturnPage(searchParams.get('to') ?? referer, hasPage)
}

/** The address of the log-in or the registration that leads to a page afterwards. */
export const entranceAddress = (
  locale: Locale,
  entrance: '/login' | '/register',
  page: PagePath = account,
): string => `${link(locale, entrance)}${page === account ? '' : `?to=${page}`}`
