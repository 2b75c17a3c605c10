import type { WrittenSegment } from '../../../contract/document.ts'
import { postJson } from '../../request/post-json.ts'
import type { EditorSources, FoundPage, FoundPicture } from '../editor/sources.ts'
import { endpointOf, type PartAddress } from './content-path.ts'

type Checked =
  | { readonly markdown: string; readonly segments: readonly WrittenSegment[] }
  | { readonly fault: string }

/** What the editor asks the office about a part. */
export function editorSourcesOf(address: PartAddress): Required<EditorSources> {
  const check = (fields: Record<string, string>) => postJson<Checked>(endpointOf(address), fields)
  const findPictures = async (words: string) => {
    const response = await fetch(`${endpointOf(address)}?${new URLSearchParams({ picture: words })}`)
    if (!response.ok) throw new Error(`The office answered ${response.status}`)
    return ((await response.json()) as { pictures: readonly FoundPicture[] }).pictures
  }
  return {
    async findPages(words) {
      const response = await fetch(`${endpointOf(address)}?${new URLSearchParams({ q: words })}`)
      if (!response.ok) throw new Error(`The office answered ${response.status}`)
      return ((await response.json()) as { pages: readonly FoundPage[] }).pages
    },
    findPictures,
    async findThumbnail(picture) {
      const { id } = /^media:(?<id>\w+)$/.exec(picture)?.groups ?? {}
      if (id === undefined) return null
      return (await findPictures(id)).find(found => found.id === picture)?.thumbnail ?? null
    },
    async readMarkdown(markdown) {
      const checked = await check({ body: markdown })
      return 'fault' in checked ? { fault: faultOf(checked.fault) } : { segments: checked.segments }
    },
    async writeMarkdown(segments) {
      const checked = await check({ 'body-segments': JSON.stringify(segments) })
      if ('fault' in checked) throw new Error(checked.fault)
      return checked.markdown
    },
  }
}

/** A sentence of the service, with the line that it names. */
function faultOf(detail: string) {
  const [, line, message] = /^text: line (\d+): (.*)$/s.exec(detail) ?? []
  return { line: Number(line ?? 1), message: message ?? detail }
}
