import { mediaIdOf, nameOfMedia } from '../../../contract/media.ts'
import type { EntryKind } from '../../../contract/office/content-parts.ts'
import type { OfficeClient } from '../../../contract/office/office.ts'
import type { PartAddress } from '../../features/content/content-path.ts'
import { readAddress } from '../../features/content/read-address.ts'
import { readBody, readTextForm } from '../../features/content/read-text-form.ts'
import { officeRequest } from '../../request/office-request.ts'
import { isRefusal } from '../../request/session.ts'
import type { Route } from './+types/writing'

/** Pages for the words of somebody who sets a link, pictures for those of who sets one, and the house's words. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const address = readAddress(params)
  if (url.searchParams.has('terms'))
    return Response.json(
      await context
        .get(officeRequest)
        .office.listTerms({ params: { entry: address.path, part: address.part } }),
    )
  const shown = url.searchParams.get('thumbnail')?.slice(0, 200) ?? ''
  if (shown !== '')
    return Response.json({ thumbnail: await findThumbnail(context.get(officeRequest).office, shown) })
  const picture = url.searchParams.get('picture')?.trim().slice(0, 200) ?? ''
  if (picture !== '') return findPictures(context.get(officeRequest).office, picture)
  const q = url.searchParams.get('q')?.trim().slice(0, 200) ?? ''
  if (q === '') return Response.json({ pages: [] })
  const { entries } = await context.get(officeRequest).office.listEntries({ query: { q, limit: 20 } })
  const pages = entries.flatMap(({ kind, path, title }) => {
    const to = linkOf(kind, path, address.path)
    return to === null ? [] : [{ title: title || path, to }]
  })
  return Response.json({ pages })
}

/** Pictures of the library that have files or whose files are being made, and after them those of the site itself. */
async function findPictures(office: OfficeClient, q: string) {
  const [{ media }, collection] = await Promise.all([
    office.listMedia({ query: { q, limit: 12 } }),
    office.searchCollection({ query: { q } }),
  ])
  const own = collection.pictures.map(({ id, alt, thumbnail }) => ({ id, title: alt, thumbnail }))
  const pictures = media
    .filter(({ thumbnail, state }) => thumbnail !== null || state === 'making')
    .map(({ id, name, alt, thumbnail }) => ({
      ...{ id: nameOfMedia(id), title: alt || name, thumbnail },
      isMaking: thumbnail === null,
    }))
  return Response.json({ pictures: [...pictures, ...own] })
}

/** A small file of a picture, by the name that a text gives it; null: there is none. */
async function findThumbnail(office: OfficeClient, name: string): Promise<string | null> {
  const id = mediaIdOf(name)
  if (id === null) {
    const { pictures } = await office.searchCollection({ query: { q: name } })
    return pictures.find(each => each.id === name)?.thumbnail ?? null
  }
  try {
    return (await office.getThumbnail({ params: { id } })).thumbnail
  } catch (error) {
    if (!isRefusal(error, 404)) throw error
    return null
  }
}

/** Keeps what somebody is writing, checks its style, or turns segments and Markdown into each other. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const address = readAddress(params)
  const { office } = context.get(officeRequest)
  const form = await request.formData()
  if (form.has('style')) return Response.json(await checkStyle(office, address, form))
  return Response.json(
    form.has('title') ? await keepCopy(office, address, form) : await checkText(office, address, form),
  )
}

/** The answer is the time alone. */
function keepCopy(office: OfficeClient, { path, part }: PartAddress, form: FormData) {
  const { basedOn, text } = readTextForm(form)
  return office.keepCopy({ params: { entry: path, part }, body: { based_on: basedOn, text } })
}

/** What the house writes differently; null for a text that cannot be read as it is. */
async function checkStyle(office: OfficeClient, { path, part }: PartAddress, form: FormData) {
  const { text } = readTextForm(form)
  try {
    return await office.checkStyle({ params: { entry: path, part }, body: { text } })
  } catch (error) {
    if (!isRefusal(error, 403, 422)) throw error
    return { findings: null }
  }
}

/** A text that cannot be read or written is answered with its fault. */
async function checkText(office: OfficeClient, { kind }: PartAddress, form: FormData) {
  try {
    return await office.checkText({ body: { kind, text: { title: '', description: '', ...readBody(form) } } })
  } catch (error) {
    if (!isRefusal(error, 400, 422)) throw error
    return { fault: error.problem.detail ?? 'The text cannot be read.' }
  }
}

/** What a link to an entry says; null where the address of its page is not that of its path. */
function linkOf(kind: EntryKind, path: string, from: string): string | null {
  if (kind === 'article' || kind === 'position' || kind === 'lesson') return `page:/${path}`
  const [room, product, ...rest] = path.split('/')
  const isSameHandbook = kind === 'handbook' && from.startsWith(`${room}/${product}/`)
  return isSameHandbook ? `handbook:${rest.join('/').split('@')[0]}` : null
}
