import { redirect } from 'react-router'
import { isHandbookProduct } from '../../../../contract/handbook-versions.ts'
import { type Locale, languageTagOf } from '../../../../contract/locale.ts'
import type { FormValues } from '../../../../ui/form/form-context.ts'
import { link } from '../../../language/link.ts'
import { linkQuery } from '../../../request/link-token.ts'
import { findVersions } from '../../../request/load-handbook.ts'
import { secretHeaders } from '../../../request/private-headers.ts'
import type { SiteRequest } from '../../../request/site-request.ts'
import { withDeadline, withFallback } from '../../../request/with-fallback.ts'
import { firstUnfinished } from './check-step.ts'
import { type Form, pathOfStep, type StepName, steps } from './steps.ts'
import { type Shelf, type Suggestion, suggest } from './suggest.ts'

export interface StepQuery {
  readonly locale: Locale
  readonly form: Form
  readonly step: StepName
  /** The token of the draft; empty before there is one. */
  readonly token: string
}

/**
 * The answers so far; null where they cannot be had just now. Throws a redirect to the first step that is not finished, when
 * that comes before the one that is asked for.
 */
export async function loadAnswers(site: SiteRequest, asked: StepQuery): Promise<FormValues | null> {
  const { locale, form, step, token } = asked
  const found = token
    ? site.admin(locale).findDraft({ body: { kind: form.kind, token } }, withDeadline())
    : Promise.resolve({ answers: null, expires_at: null })
  const kept = await withFallback(site, 'the answers so far', found, undefined)
  if (!kept) return null
  const answers: FormValues = kept.answers ?? {}
  const first = firstUnfinished(answers)
  if (steps.indexOf(first) >= steps.indexOf(step)) return answers
  const to = link(locale, pathOfStep(form, first))
  throw redirect(`${to}${kept.answers ? linkQuery(token) : ''}`, { status: 303, headers: secretHeaders })
}

/** Names and sizes of the files that were attached. */
export async function loadFiles(site: SiteRequest, locale: Locale, { uploads = [] }: FormValues) {
  const ids = [uploads].flat()
  if (ids.length === 0) return []
  const asked = site.admin(locale).findAttachments({ body: { ids } }, withDeadline())
  return (await withFallback(site, 'attachments', asked, { files: [] })).files
}

/** The handbook of the product, in its latest version; null for what has none, or where it cannot be had just now. */
export async function findShelf(
  site: SiteRequest,
  locale: Locale,
  { product: named = '' }: FormValues,
): Promise<Shelf | null> {
  const product = String(named)
  if (!isHandbookProduct(product)) return null
  const {
    [product]: [latest],
  } = await findVersions(site)
  if (!latest) return null
  return {
    groupVersion: latest.group_version,
    start: link(locale, `/handbook/${product}/${latest.slug}`),
  }
}

/** Pages of the handbook that may answer the question. */
export async function loadSuggestions(
  site: SiteRequest,
  locale: Locale,
  { shelf, question }: { readonly shelf: Shelf | null; readonly question: FormValues[string] | undefined },
): Promise<Suggestion[]> {
  if (!shelf) return []
  const lang = languageTagOf(locale)
  const params = { group_version: shelf.groupVersion }
  const ask = async (q: string) =>
    (await site.admin(locale).searchHandbook({ params, query: { q, lang } }, withDeadline())).results
  return suggest(ask, { text: String(question ?? ''), language: lang }, shelf)
}
