import path from 'node:path'
import { files, isBelow, read } from './files.ts'

/** The documents for engineers; the texts of `content/` name pages, not files. */
const documents = files.filter(
  file => file.endsWith('.md') && (file === 'content/README.md' || !isBelow(file, 'content')),
)

/** `start.ts`, `server/app.ts`, `../test/databases.ts`, `platform/`: a path, not a command, an address or an option. */
const pathLike = /^[\w.@<>{}*-]+(?:\/[\w.@<>{}*…-]+)*(?:\.(?:tsx?|mjs|css|md|ya?ml|json)|\/)$/
const folders = new Set(files.flatMap(foldersAbove))
/** Made by programs, so not there in a fresh copy; or the names of a text's own examples. */
const notStored = /^(?:build|data|node_modules|folder|steps|sentences)\b|[<>{}*…]|^(?:words|next)\.ts$/

/** Each relative link whose file, folder or heading is missing, as `document: link`. */
export const missingLinks = (): string[] =>
  documents.flatMap(document =>
    linksOf(document)
      .filter(({ target }) => !/^[a-z]+:|^\//.test(target) && !leadsSomewhere(document, target))
      .map(({ target }) => `${document}: ${target}`),
  )

/** Each link that is labelled with the name of another file than its own, as `document: [label] target`. */
export const mislabelledLinks = (): string[] =>
  documents.flatMap(document =>
    linksOf(document)
      .filter(
        ({ label, target }) => pathLike.test(label) && !`/${fileOf(target)}/`.endsWith(`/${trim(label)}/`),
      )
      .map(({ label, target }) => `${document}: [${label}] ${target}`),
  )

/** Each path in backticks, and each file name in the prose, that names nothing, as `document: path`. */
export const missingPaths = (): string[] =>
  documents.flatMap(document =>
    [...proseOf(document).matchAll(/`([^`\n]+)`|(?<![\w/.(<@-])([\w-][\w./-]*\.(?:tsx?|mjs|css))\b/g)]
      .map(([, quoted, bare]) => quoted ?? bare ?? '')
      .filter(name => pathLike.test(name) && !notStored.test(name) && !isThere(document, name))
      .map(name => `${document}: ${name}`),
  )

/** A document without its blocks of code, which show examples and folders relative to one another. */
const proseOf = (document: string) => read(document).replace(/^```[\s\S]*?^```/gm, '')

const linksOf = (document: string) =>
  [...proseOf(document).matchAll(/\[([^\]]*)\]\(([^)\s]+)\)/g)].map(([, label = '', target = '']) => ({
    label: label.replaceAll('`', ''),
    target,
  }))

function leadsSomewhere(document: string, target: string): boolean {
  const [name = '', heading] = target.split('#')
  const file = name === '' ? document : path.posix.join(path.posix.dirname(document), name)
  if (!exists(file)) return false
  return heading === undefined || !file.endsWith('.md') || headingsOf(file).includes(heading)
}

/** Named from the root, from the document, or by its end alone: `app.ts`, `forms/permission/`. */
const isThere = (document: string, name: string) =>
  exists(trim(name)) ||
  exists(path.posix.join(path.posix.dirname(document), name)) ||
  [...files, ...folders].some(file => file.endsWith(`/${trim(name)}`))

const fileOf = (target: string) => trim(target.split('#')[0] ?? '')
const trim = (name: string) => name.replace(/\/$/, '')
const exists = (file: string) => files.includes(trim(file)) || folders.has(trim(file))

/** The anchors that GitHub gives the headings of a document. */
const headingsOf = (document: string) =>
  [...proseOf(document).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

function foldersAbove(file: string): string[] {
  const folder = path.posix.dirname(file)
  return folder === '.' ? [] : [folder, ...foldersAbove(folder)]
}
