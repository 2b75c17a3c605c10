import { isMap, isSeq, parseDocument, stringify, type YAMLSeq } from 'yaml'
import type { VersionName } from '../../../../contract/handbook-versions.ts'

export const writeVersions = (versions: readonly VersionName[]): string =>
  stringify(
    versions.map(({ slug, title }) => ({ slug, title })),
    { singleQuote: true },
  )

/** The file of a handbook's versions with other ones: lines of versions that are as they were stay, with their comments. */
export function patchVersions(text: string, versions: readonly VersionName[]): string {
  const document = parseDocument(text)
  if (!isSeq(document.contents)) return writeVersions(versions)
  const list = document.contents as YAMLSeq
  const known = new Map(list.items.filter(isMap).map(item => [String(item.get('slug')), item]))
  list.items = versions.map(({ slug, title }) => {
    const item = known.get(slug)
    if (!item) return document.createNode({ slug, title })
    if (item.get('title') !== title) item.set('title', title)
    return item
  })
  return document.toString({ lineWidth: 0, singleQuote: true })
}
