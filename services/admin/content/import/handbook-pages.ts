import type { Kysely } from 'kysely'
import * as v from 'valibot'
import { type HandbookVersion, handbookProducts, handbooks } from '../../../../contract/handbook-versions.ts'
import { defaultLocale, everyLocale, languageTagOf } from '../../../../contract/locale.ts'
import { newId } from '../../../../platform/identity.ts'
import type { AdminTables } from '../../schema.ts'
import type { ContentPart } from './content-part.ts'
import {
  ContentFault,
  findSource,
  foldersIn,
  readMarkdown,
  readSource,
  readYaml,
  sentence,
  slugOf,
} from './source.ts'

const front = v.strictObject({ title: sentence, description: sentence })

const factsOf = (versions: readonly string[]) =>
  v.strictObject({
    order: v.pipe(v.number(), v.integer(), v.minValue(1)),
    versions: v.pipe(
      v.array(v.picklist(versions, `should be among ${versions.join(', ')}`)),
      v.nonEmpty('should name at least one version'),
    ),
  })

/** The versions of a page variant, to detect two variants for the same version. */
interface Claim {
  readonly folder: string
  readonly places: readonly string[]
}

/**
 * Reads all handbook pages: a folder with order, versions and a text per language (English at least), with child pages
 * in subfolders. `masks@5.1` is a variant of `masks`, for 5.1 and older.
 */
export function handbookPages(root: string): ContentPart[] {
  const parts = handbookProducts.flatMap(product =>
    pageFolders(root, `handbook/${product}`).map(folder => handbookPage(root, product, folder)),
  )
  checkPlaces(parts.map(({ claim }) => claim))
  return parts.map(({ part }) => part)
}

const pageFolders = (root: string, start: string): string[] =>
  foldersIn(root, start).flatMap(folder => [folder, ...pageFolders(root, folder)])

function handbookPage(root: string, product: keyof typeof handbooks, folder: string) {
  const versions: readonly HandbookVersion[] = handbooks[product]
  const [wholePath = '', variant = ''] = folder.slice(`handbook/${product}/`.length).split('@')
  const path = wholePath
  slugOf(path === '' ? folder : `${product}/${path}`)
  if (path === 'search') throw new ContentFault(`content/${folder}: is the address of the search`)
  const factsSource = readSource(root, `${folder}/page.yaml`)
  const facts = readYaml(factsSource, factsOf(versions.map(({ slug }) => slug)))
  const texts = everyLocale.flatMap(locale => {
    const iso = languageTagOf(locale)
    const file = `${folder}/${locale}.md`
    const source = locale === defaultLocale ? readSource(root, file) : findSource(root, file)
    if (!source) return []
    const { data, body } = readMarkdown(source, front)
    return [{ source, text: { iso, ...data, body } }]
  })
  const groups = versions.filter(({ slug }) => facts.versions.includes(slug))
  const part: ContentPart = {
    path: folder,
    sources: [factsSource, ...texts.map(({ source }) => source)],
    write: async db => {
      await removeHandbookPage(db, folder)
      const id = newId()
      await db
        .insertInto('handbook_pages')
        .values({ id, product, path, variant, sort: facts.order })
        .execute()
      const places = groups.map(({ group_version }) => ({ group_version, path, page_id: id }))
      // The page that had this version before may be written after this one.
      for (const { group_version } of places) await leavePlace(db, group_version, path)
      await db.insertInto('handbook_places').values(places).execute()
      await db
        .insertInto('handbook_texts')
        .values(texts.map(({ text }) => ({ page_id: id, ...text })))
        .execute()
    },
  }
  return { part, claim: { folder, places: groups.map(group => `${group.group_version}/${path}`) } }
}

const leavePlace = (db: Kysely<AdminTables>, version: string, path: string) =>
  db.deleteFrom('handbook_places').where('group_version', '=', version).where('path', '=', path).execute()

function checkPlaces(claims: readonly Claim[]) {
  const taken = new Map<string, string>()
  for (const { folder, places } of claims) {
    for (const place of places) {
      const other = taken.get(place)
      if (other) throw new ContentFault(`content/${folder}: stands in ${place}, and so does ${other}`)
      taken.set(place, folder)
    }
  }
  for (const [place, folder] of taken) {
    const above = place.slice(0, place.lastIndexOf('/'))
    if (above.includes('/') && !taken.has(above))
      throw new ContentFault(`content/${folder}: stands in ${place}, but there is no ${above} above it`)
  }
}

/** Deletes the page of a folder with its places and texts. */
export async function removeHandbookPage(db: Kysely<AdminTables>, folder: string): Promise<void> {
  const [, product = '', ...rest] = folder.split('/')
  const [path = '', variant = ''] = rest.join('/').split('@')
  await db
    .deleteFrom('handbook_pages')
    .where('product', '=', product)
    .where('path', '=', path)
    .where('variant', '=', variant)
    .execute()
}
