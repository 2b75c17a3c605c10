import { readMediaFolders } from '../../media/folder/media-file.ts'
import type { EntryFiles } from './content-part.ts'

/**
 * The places where texts name a picture that neither the folder `media` nor the library has, or one whose folder lacks
 * words in the language of the text. `library` has the ids of its pictures.
 */
export function checkPictures(
  root: string,
  entries: readonly EntryFiles[],
  library: ReadonlySet<string>,
): string[] {
  const folders = new Map(readMediaFolders(root).map(folder => [folder.id, folder]))
  return entries.flatMap(({ sources, texts }) =>
    sources.flatMap(source => {
      const locale = texts.find(each => each.source.path === source.path)?.locale
      return source.text.split('\n').flatMap((line, at) =>
        [...line.matchAll(named)].flatMap(([, id = '']) => {
          const where = `content/${source.path}:${at + 1}: media:${id}`
          const folder = folders.get(id)
          if (!folder && !library.has(id)) return [`${where} is neither in content/media/ nor in the library`]
          const words = locale && folder?.words[locale]
          const isLacking = folder && locale && !library.has(id) && !(words?.alt && words.credit)
          return isLacking ? [`${where} has no words in ${locale}: add alt and credit to its media.yaml`] : []
        }),
      )
    }),
  )
}

/** In Markdown, or as the cover in YAML. */
const named = /(?:\]\(|^cover:\s*['"]?)media:([a-z0-9-]+)/g
