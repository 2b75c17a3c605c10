import { pictures, texts } from './files.ts'
import type { Block, GuideLink, GuidePage, Inline } from './guide-page.ts'
import { parsePage } from './parse-page.ts'

const entry = 'office.md'

/** The file of a page by its name in the address; the entry has none. */
const fileOf = (name: string): string => (name === '' ? entry : `office/${name}.md`)

/** The names of all pages. */
export const pageNames: readonly string[] = [...texts.keys()].map(file =>
  file === entry ? '' : file.slice('office/'.length, -'.md'.length),
)

const parsed = new Map<string, GuidePage>()

/** A page by its name; null if there is none. */
export function findPage(name: string): GuidePage | null {
  const file = fileOf(name)
  const markdown = texts.get(file)
  if (markdown === undefined) return null
  const page = parsed.get(file) ?? parsePage(markdown, target => addressOf(file, target))
  parsed.set(file, page)
  return page
}

/** The address in the office of what a file of the guide links to or shows. */
function addressOf(from: string, target: string): string | undefined {
  const { pathname, hash } = new URL(target, `file:///${from}`)
  const file = pathname.slice(1)
  if (pictures.has(file)) return pictures.get(file)
  if (!texts.has(file)) return undefined
  return (file === entry ? '/guide' : `/guide/${file.slice('office/'.length, -'.md'.length)}`) + hash
}

interface GuideGroup {
  readonly title: string
  readonly pages: readonly GuideLink[]
}

/** The pages as the entry lists them: each of its lists of links under its heading. */
export function listContents(): readonly GuideGroup[] {
  const { blocks } = findPage('') ?? { blocks: [] }
  return blocks.flatMap((block, at) => {
    const before = blocks[at - 1]
    if (block.kind !== 'list' || block.ordered || before?.kind !== 'heading') return []
    return [{ title: textOf(before.children), pages: block.items.flatMap(linkOf) }]
  })
}

function linkOf([block]: readonly Block[]): GuideLink[] {
  const [first] = block?.kind === 'paragraph' ? block.children : []
  return first?.kind === 'link' ? [{ title: textOf(first.children), to: first.to }] : []
}

const textOf = (inlines: readonly Inline[]): string =>
  inlines.map(each => ('text' in each ? each.text : textOf(each.children))).join('')
