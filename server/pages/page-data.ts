import { createHash } from 'node:crypto'
import { assetPath } from '../../site/paths/asset-path.ts'
import { type Bodies, compress, compressWell } from './encodings.ts'
import { readPageState } from './page-state.ts'

/** Bytes of all scripts together; the least recently used go first. */
const maxTotalBytes = 32 * 1024 * 1024

const inlineScript =
  /<script(?: type="text\/plain" id="hydrate"([^>]*))?>((?:window\.__reactRouterContext|import )[\s\S]*?)<\/script>/g
const dataPath = /^\/assets\/data-([\w-]{43})\.js$/

interface ExtractedData {
  readonly html: string
  /** Base64 SHA-256 of the inline scripts that are no longer in the document. */
  readonly movedHashes: readonly string[]
  /** That of the script that is in it instead. */
  readonly addedHash?: string
}

/** The part of the list of routes that a page needs. */
export type ManifestOf = (routes: readonly string[]) => object

/** The id in the path of a page's data, if it is one. */
export const readDataPath = (path: string): string | null => dataPath.exec(path)?.[1] ?? null

interface PageDataOptions {
  readonly maxBytes?: number
  /** Compresses a script at the highest level as well, once it can be sent. */
  readonly compressesWell?: boolean | undefined
}

/**
 * Scripts with what React needs to start a page: the router's context, the data of its loaders and the modules of its
 * routes. Their ids are the SHA-256 of their bytes, by which site/frame/boot.js checks them too.
 */
export function createPageData({ maxBytes = maxTotalBytes, compressesWell = true }: PageDataOptions = {}) {
  const scripts = new Map<string, Bodies>()
  let bytes = 0

  function keep(id: string, bodies: Bodies) {
    bytes += sizeOf(bodies) - sizeOf(scripts.get(id))
    scripts.delete(id)
    scripts.set(id, bodies)
    for (const [oldest, least] of scripts) {
      if (bytes <= maxBytes || oldest === id) break
      scripts.delete(oldest)
      bytes -= sizeOf(least)
    }
  }

  /** Keeps a script; resolves to its address, by which another process can make it of the page at `path`. */
  async function store(text: string, path: string): Promise<string> {
    const script = Buffer.from(text)
    const id = createHash('sha256').update(script).digest('base64url')
    const kept = scripts.get(id)
    if (kept) keep(id, kept)
    else await add(id, script)
    return `${assetPath(`data-${id}.js`)}?page=${encodeURIComponent(path)}`
  }

  async function add(id: string, script: Buffer) {
    const quick = await compress(script)
    keep(id, quick)
    if (!compressesWell) return
    void compressWell(script).then(bodies => {
      if (scripts.get(id) === quick) keep(id, bodies)
    })
  }

  return {
    find(id: string): Bodies | undefined {
      const bodies = scripts.get(id)
      if (bodies) keep(id, bodies)
      return bodies
    },
    /** Keeps what comes later of a page of one visitor, and is the same for everybody; resolves to its address. */
    keepLate: (late: string, path: string): Promise<string> => store(lateScript(late), path),
    /** Moves the data of a document at `path` into a script of its own; the elements that React hydrates stay. */
    async extract(html: string, path: string, manifestOf: ManifestOf): Promise<ExtractedData> {
      const { before, rest, sources } = takeSources(html)
      const state = await readState(sources)
      const late = state?.late ? await store(lateScript(state.late), path) : null
      const href = await store(state ? pageScript(state, manifestOf, late) : sources.join('\n'), path)
      return {
        html: before + rest.replace(/ id="hydrate"/, `$& data-data="${href}"`),
        movedHashes: sources.map(hashOf),
      }
    },
  }
}

const lateScript = (late: string) => `window.__lateData=${late}`

const hashOf = (script: string) => createHash('sha256').update(script).digest('base64')

/** Takes the scripts with a page's data out of its document; the elements that React hydrates stay. */
function takeSources(html: string) {
  const sources: string[] = []
  const end = Math.max(0, html.lastIndexOf('</main>'))
  const rest = html
    .slice(end)
    .replaceAll(inlineScript, (_, attributes: string | undefined, source: string) => {
      sources.push(source)
      if (attributes !== undefined) return `<script type="text/plain" id="hydrate"${attributes}></script>`
      return source.startsWith('window.__reactRouterContext =') ? '<script></script>' : ''
    })
  return { before: html.slice(0, end), rest, sources }
}

/**
 * Keeps the data of a page of one visitor in its document, as what React starts with alone: the router of all pages, which reads the
 * stream, comes later there as well. What the page gives as `late` is left to `keepLate`, or stands in the document, too. Null if the
 * data is not plain.
 */
export async function inlineData(
  html: string,
  manifestOf: ManifestOf,
  keepLate?: (late: string) => Promise<string>,
): Promise<ExtractedData | null> {
  const { before, rest, sources } = takeSources(html)
  const state = await readState(sources)
  if (!state) return null
  // Of a page without any the error page does without its film.
  const { root: _, ...own } = JSON.parse(state.late ?? '{}')
  const isLate = Object.keys(own).length > 0
  const address = isLate && state.late && keepLate ? await keepLate(state.late) : null
  const late = isLate && !address ? `${lateScript(JSON.stringify(own))};\n` : ''
  const script = (late + pageScript(state, manifestOf, address)).replaceAll('<', '\\u003c')
  return {
    html: before + rest.replace(/( id="hydrate"[^>]*>)(?=<\/script>)/, (_, start: string) => start + script),
    movedHashes: sources.map(hashOf),
    addedHash: hashOf(script),
  }
}

const contextScript = /^window\.__reactRouterContext = (\{.*?\});window\.__reactRouterContext\.stream = /
const routesScript = /(import \* as route0 [\s\S]*window\.__reactRouterRouteModules = (\{.*\});[\s\S]*)$/

/** What starts a page that needs neither the router's stream nor the list of all routes; null if it needs them. */
async function readState(sources: readonly string[]) {
  const context = sources.map(source => contextScript.exec(source)?.[1]).find(Boolean)
  const [, start, modules] = sources.map(source => routesScript.exec(source)).find(Boolean) ?? []
  if (!context || !start || !modules) return null
  const read = await readPageState(sources)
  return read && { ...read, context, start, modules }
}

type StartState = NonNullable<Awaited<ReturnType<typeof readState>>>

/** `late`: the address of the data that comes later. */
function pageScript(
  { context, state, start, modules }: StartState,
  manifestOf: ManifestOf,
  late: string | null,
): string {
  const routes = [...modules.matchAll(/("[^"]+"):route\d+/g)].map(([, id = '""']): string => JSON.parse(id))
  const lateField = late ? `,"late":${JSON.stringify(late)}` : ''
  return [
    `window.__reactRouterContext = ${context.slice(0, -1)},"state":${state}${lateField}};`,
    `window.__reactRouterManifest = ${JSON.stringify(manifestOf(routes))};`,
    start,
  ].join('\n')
}

export type PageData = ReturnType<typeof createPageData>

const sizeOf = (bodies: Bodies | undefined): number =>
  bodies ? bodies.identity.length + bodies.br.length + bodies.gzip.length : 0
