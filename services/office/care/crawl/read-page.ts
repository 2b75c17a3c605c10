import { Parser } from 'htmlparser2'
import * as v from 'valibot'

const pageFacts = v.object({
  hasTitle: v.optional(v.boolean(), false),
  hasDescription: v.optional(v.boolean(), false),
  /** Ids of elements, to which fragments lead. */
  ids: v.optional(v.array(v.string()), []),
  /** What links lead to, inside the main part. */
  links: v.optional(v.array(v.string()), []),
  /** What links lead to outside of it: menus and footer. */
  frame: v.optional(v.array(v.string()), []),
  /** Pictures without an alternative text. */
  wordless: v.optional(v.array(v.string()), []),
})

/** What a page of ours says of itself. */
export type PageFacts = v.InferOutput<typeof pageFacts>

export const noFacts: PageFacts = v.parse(pageFacts, {})
export const parseFacts = (json: string): PageFacts => v.parse(pageFacts, JSON.parse(json))

/** More than any page has. */
const maxNames = 5000

/** Reads a document. `href`, `src` and ids come as they stand there. */
export function readPage(html: string): PageFacts {
  const [ids, links, frame, wordless] = [0, 1, 2, 3].map(() => new Set<string>()) as Sets
  let [title, description, depth, isInTitle] = ['', '', 0, false]
  const parser = new Parser({
    onopentag(name, attributes) {
      const { id, href, alt, content } = attributes
      if (name === 'main') depth++
      if (name === 'title') isInTitle = title === '' && depth === 0
      if (id && ids.size < maxNames) ids.add(id)
      if (name === 'a' && href !== undefined && links.size + frame.size < maxNames)
        (depth > 0 ? links : frame).add(href.trim())
      // An empty one says that the picture is decoration.
      if (name === 'img' && alt === undefined && !isHidden(attributes)) wordless.add(attributes.src ?? '')
      if (name === 'meta' && attributes.name?.toLowerCase() === 'description') description += content ?? ''
    },
    ontext(text) {
      if (isInTitle) title += text
    },
    onclosetag(name) {
      if (name === 'main') depth--
      if (name === 'title') isInTitle = false
    },
  })
  parser.end(html)
  return {
    hasTitle: title.trim() !== '',
    hasDescription: description.trim() !== '',
    ...{ ids: [...ids], links: [...links], frame: [...frame], wordless: [...wordless] },
  }
}

type Sets = [Set<string>, Set<string>, Set<string>, Set<string>]

/** Whether a picture says itself that readers are not meant to hear of it. */
const isHidden = (attributes: Readonly<Record<string, string>>) =>
  attributes['aria-hidden'] === 'true' || ['presentation', 'none'].includes(attributes.role ?? '')
