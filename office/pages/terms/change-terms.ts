import { data, redirect } from 'react-router'
import { everyLocale, type Locale, mapLocales } from '../../../contract/locale.ts'
import type { OfficeClient } from '../../../contract/office/office.ts'
import { type ContentTermKind, termKinds } from '../../../contract/office/term-kinds.ts'
import { isRefusal } from '../../request/session.ts'

type Titles = Readonly<Record<Locale, string>>

/** A change that was refused, with what was typed. */
export interface TermOutcome {
  readonly fault: string
  readonly kind: ContentTermKind
  /** The term; empty: a new one. */
  readonly id: string
  readonly typed: { readonly id: string; readonly title: Titles }
}

/** Changes a vocabulary, and goes back to the list. */
export async function changeTerms(office: OfficeClient, form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const kind = termKinds.find(each => each === text('kind'))
  if (!kind) throw data(null, { status: 404 })
  const title = mapLocales(locale => text(`title-${locale}`).slice(0, 200)) as Titles
  const [id, seen, act] = [text('id'), text('seen'), text('act')]
  try {
    const changed = await change(office, { kind, seen, id, title, act, typedId: text('new-id') })
    const done = new URLSearchParams({ done: act, kind, term: changed })
    return redirect(`/site/terms?${done}#${kind}`)
  } catch (error) {
    if (!isRefusal(error, 400, 404, 409, 422)) throw error
    const fault =
      everyLocale.some(locale => title[locale] === '') && error.status === 422
        ? 'A term has a title in each language.'
        : (error.problem.detail ?? 'Something does not fit.')
    const outcome: TermOutcome = { fault, kind, id, typed: { id: text('new-id'), title } }
    return data(outcome, { status: error.status })
  }
}

interface Change {
  readonly kind: ContentTermKind
  readonly seen: string
  readonly id: string
  readonly title: Titles
  readonly act: string
  readonly typedId: string
}

/** Resolves to the id of the term. Throws 404 for an act that there is not. */
async function change(office: OfficeClient, { act, title, typedId, ...place }: Change): Promise<string> {
  const { kind, seen } = place
  if (act === 'add')
    return (await office.addTerm({ body: { kind, seen, title, ...(typedId && { id: typedId }) } })).id
  if (act === 'save') return (await office.changeTerm({ body: { ...place, title } })).id
  if (act === 'up' || act === 'down') return (await office.moveTerm({ body: { ...place, by: act } })).id
  if (act === 'remove') return (await office.removeTerm({ body: place })).id
  if (act === 'office' || act === 'file')
    return (await office.settleTerm({ body: { ...place, take: act } })).id
  throw data(null, { status: 404 })
}
