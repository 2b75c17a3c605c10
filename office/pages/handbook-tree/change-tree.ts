import { data, redirect } from 'react-router'
import type { OfficeClient } from '../../../contract/office/office.ts'
import { pathOfPart } from '../../features/content/content-path.ts'
import { count } from '../../features/count.ts'
import { isRefusal } from '../../request/session.ts'

/** What became of a change of the tree. */
export interface TreeOutcome {
  /** What was done, read out; empty: nothing was. */
  readonly sentence: string
  readonly fault: string
  /** The form of a change that somebody else has crossed, to send it again. */
  readonly again: readonly (readonly [string, string])[] | null
}

const done = (sentence: string): TreeOutcome => ({ sentence, fault: '', again: null })

/** Changes order or versions of a handbook. */
export async function changeTree(office: OfficeClient, product: string, form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  try {
    if (text('act') === 'new') {
      const { path } = await office.addHandbookPage({
        params: { product },
        body: {
          ...{ version: Number(text('version')), shown: text('shown'), slug: text('slug') },
          parent: text('parent') || null,
        },
      })
      return redirect(pathOfPart({ kind: 'handbook', part: 'en', path }))
    }
    return data(done(await perform(office, product, text)))
  } catch (error) {
    if (!isRefusal(error, 400, 403, 404, 409, 422)) throw error
    const detail = error.problem.detail ?? 'It cannot stand there.'
    const isStale = detail.startsWith('Somebody else has changed the tree')
    const fault = isStale ? `${detail} This is the tree as it is now; your change was not made.` : detail
    const again = isStale
      ? [...form].flatMap(([name, value]) => (name === 'version' ? [] : [[name, String(value)] as const]))
      : null
    return data<TreeOutcome>({ sentence: '', fault, again }, { status: error.status })
  }
}

async function perform(
  office: OfficeClient,
  product: string,
  text: (name: string) => string,
): Promise<string> {
  const params = { product }
  const version = Number(text('version'))
  // A button of the tree names its act and its page.
  const [act = '', page = '', slug = ''] = text('act').split(' ')
  const name = page.slice(page.lastIndexOf('/') + 1)
  const place = { version, shown: text('shown'), page }
  if (act === 'up' || act === 'down' || act === 'after') {
    const to = act === 'after' ? { after: slug || null } : act
    const { at, of } = await office.reorderHandbook({ params, body: { ...place, to } })
    return `${name} is number ${at} of ${of} now.`
  }
  if (act === 'add' || act === 'take') {
    await office.changePageVersions({ params, body: { version, page, slug, act } })
    return act === 'add' ? `${name} is added to ${slug}.` : `${name} is taken from ${slug}.`
  }
  if (act === 'begin') {
    const body = { version, slug: text('shown'), from: text('from') }
    const { pages } = await office.beginHandbookVersion({ params, body })
    return `${count(pages, 'page')} of ${body.from} ${pages === 1 ? 'stands' : 'stand'} in ${body.slug} too.`
  }
  if (act === 'new-version') {
    const body = { version, slug: text('slug'), from: text('from'), title: text('title') }
    const { pages } = await office.addHandbookVersion({ params, body })
    return `${body.slug} begins with ${count(pages, 'page')} of ${body.from}. Visitors see it when you publish the order.`
  }
  if (act === 'rename-version') {
    const body = { version, slug: text('shown'), title: text('title') }
    await office.renameHandbookVersion({ params, body })
    return `Readers see ${body.slug} as ${body.title} now.`
  }
  if (act === 'remove-version') {
    const { pages } = await office.removeHandbookVersion({ params, body: { version, slug: text('shown') } })
    return `${text('shown')} is removed; ${count(pages, 'page')} ${pages === 1 ? 'stands' : 'stand'} in the other versions as before.`
  }
  if (act === 'publish') {
    const body = { version, is_sure: text('is_sure') !== '' }
    const { pages } = await office.publishHandbookTree({ params, body })
    return `Published: visitors see ${count(pages, 'page')} in their new places now.`
  }
  if (act === 'discard') {
    const { pages } = await office.discardHandbookTree({ params, body: { version } })
    return `${count(pages, 'page')} ${pages === 1 ? 'is' : 'are'} as visitors see them again.`
  }
  throw data(null, { status: 404 })
}
