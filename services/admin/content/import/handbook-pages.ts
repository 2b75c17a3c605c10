import * as v from 'valibot'
import {
  groupVersionOf,
  type HandbookProduct,
  handbookProducts,
  type VersionName,
} from '../../../../contract/handbook-versions.ts'
import type { EntryFiles } from './content-part.ts'
import type { VersionFiles } from './handbook-versions.ts'
import { type Hold, holdWhole } from './hold-lightly.ts'
import { readTexts } from './read-texts.ts'
import { ContentFault, foldersIn, readMarkdown, readSource, readYaml, sentence, slugOf } from './source.ts'

const front = v.strictObject({ title: sentence, description: sentence })

/** The facts of a page of a handbook with these versions. */
export function handbookFactsOf(all: readonly VersionName[]) {
  const versions = all.map(({ slug }) => slug)
  return v.strictObject({
    order: v.pipe(v.number(), v.integer(), v.minValue(1)),
    versions: v.pipe(
      v.array(v.picklist(versions, `should be among ${versions.join(', ')}`)),
      v.nonEmpty('should name at least one version'),
    ),
  })
}
export type HandbookFacts = v.InferOutput<ReturnType<typeof handbookFactsOf>>

/** The versions of a page variant, to detect two variants for the same version. */
interface Claim {
  readonly folder: string
  readonly places: readonly string[]
}

/**
 * Reads all handbook pages: a folder with order, versions and a text per language, with child pages
 * in subfolders. `masks@5.1` is a variant of `masks`, for 5.1 and older.
 */
export function handbookPages(root: string, versions: VersionFiles, hold: Hold = holdWhole): EntryFiles[] {
  const pages = handbookProducts.flatMap(product =>
    pageFolders(root, `handbook/${product}`).map(folder => {
      const part = hold(() => handbookPage(root, versions[product], folder))
      return { part, claim: claimOf(product, part) }
    }),
  )
  checkPlaces(pages.map(({ claim }) => claim))
  return pages.map(({ part }) => part)
}

function claimOf(product: HandbookProduct, { path: folder, facts }: EntryFiles): Claim {
  const { path } = handbookAddressOf(folder)
  const { versions } = facts as unknown as HandbookFacts
  return { folder, places: versions.map(slug => `${groupVersionOf(product, slug)}/${path}`) }
}

const pageFolders = (root: string, start: string): string[] =>
  foldersIn(root, start).flatMap(folder => [folder, ...pageFolders(root, folder)])

export interface HandbookAddress {
  readonly product: string
  /** The full path below a version. */
  readonly path: string
  /** Empty, or the newest version of this variant of the page. */
  readonly variant: string
}

/** The address of a page's folder: `handbook/procreate/layers/masks@5.1`. */
export function handbookAddressOf(folder: string): HandbookAddress {
  const [, product = '', ...rest] = folder.split('/')
  const [path = '', variant = ''] = rest.join('/').split('@')
  return { product, path, variant }
}

/** Throws `ContentFault` for a folder that cannot be an address. */
export function checkHandbookFolder(folder: string): void {
  const { product, path } = handbookAddressOf(folder)
  slugOf(path === '' ? folder : `${product}/${path}`)
  if (path === 'search') throw new ContentFault(`content/${folder}: is the address of the search`)
}

function handbookPage(root: string, versions: readonly VersionName[], folder: string): EntryFiles {
  checkHandbookFolder(folder)
  const factsSource = readSource(root, `${folder}/page.yaml`)
  const facts = readYaml(factsSource, handbookFactsOf(versions))
  const texts = readTexts(root, folder, source => {
    const { data, body } = readMarkdown(source, front)
    return { ...data, body }
  })
  return {
    kind: 'handbook',
    path: folder,
    sources: [factsSource, ...texts.map(({ source }) => source)],
    facts,
    factsSource,
    texts,
  }
}

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
