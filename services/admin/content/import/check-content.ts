import { handbookProducts, type VersionName } from '../../../../contract/handbook-versions.ts'
import { checkPictures } from './check-pictures.ts'
import type { EntryFiles } from './content-part.ts'
import { checkTexts, readContent } from './import-content.ts'
import type { Source } from './source.ts'

/**
 * Checks for faults that the import tolerates: broken links between handbook pages, and pictures that are nowhere. Each
 * fault is a line with file and line number. `library` has the ids of the library's pictures. Throws `ContentFault` for a file that cannot be imported.
 */
export function checkContent(
  root: string,
  library: ReadonlySet<string> = new Set(),
): { parts: number; faults: string[] } {
  const { shared, entries, versions } = readContent(root)
  checkTexts(entries.flatMap(({ texts }) => texts))
  const pages = entries.filter(({ kind }) => kind === 'handbook')
  return {
    parts: shared.length + entries.length,
    faults: [
      ...handbookProducts.flatMap(product =>
        deadLinks(
          pages.filter(({ path }) => path.startsWith(`handbook/${product}/`)),
          versions[product],
        ),
      ),
      ...checkPictures(root, entries, library),
    ],
  }
}

function deadLinks(pages: readonly EntryFiles[], versions: readonly VersionName[]): string[] {
  const own = pages.map(describe)
  return versions.flatMap(({ slug: version }) => {
    const standing = own.filter(page => page.versions.includes(version))
    const anchors = new Map(standing.map(page => [page.path, page.anchors]))
    return standing.flatMap(page =>
      page.links.flatMap(({ to, anchor, where }) => {
        const there = anchors.get(to)
        if (!there) return [`${where}: handbook:${to} does not stand in ${version}`]
        return anchor && !there.has(anchor)
          ? [`${where}: handbook:${to} has no #${anchor} in ${version}`]
          : []
      }),
    )
  })
}

function describe({ path, facts, texts: written }: EntryFiles) {
  const texts = written.map(({ source }) => source)
  const [address = ''] = path.split('/').slice(2).join('/').split('@')
  return {
    path: address,
    versions: facts.versions as readonly string[],
    anchors: new Set(
      texts.flatMap(({ text }) => [...text.matchAll(/\{#([\w-]+)\}$/gm)].map(([, id = '']) => id)),
    ),
    links: texts.flatMap(linksOf),
  }
}

const linksOf = ({ path, text }: Source) =>
  text.split('\n').flatMap((line, at) =>
    [...line.matchAll(/\(handbook:([^()#]+)(?:#([^()]+))?\)/g)].map(([, to = '', anchor]) => ({
      to,
      anchor,
      where: `content/${path}:${at + 1}`,
    })),
  )
