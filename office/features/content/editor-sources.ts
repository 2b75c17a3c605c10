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
  async function ask<Answer>(query: Record<string, string>) {
    const response = await fetch(`${endpointOf(address)}?${new URLSearchParams(query)}`)
    if (!response.ok) throw new Error(`The office answered ${response.status}`)
    return (await response.json()) as Answer
  }
  return {
    findPages: async words => (await ask<{ pages: readonly FoundPage[] }>({ q: words })).pages,
    findPictures: async words =>
      (await ask<{ pictures: readonly FoundPicture[] }>({ picture: words })).pictures,
    findThumbnail: async picture =>
      (await ask<{ thumbnail: string | null }>({ thumbnail: picture })).thumbnail,
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
