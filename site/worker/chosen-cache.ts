import type { KeptHandbook, KeptPage } from '../kept/questions.ts'

/** Caches of what a reader keeps by choice. The worker neither evicts from them nor deletes them at a release. */
export const chosenNames = {
  pages: 'chosen-pages',
  files: 'chosen-files',
  handbooks: 'chosen-handbooks',
} as const

const header = 'X-Kept'

/** What is known of a kept page, in a header of its response: so both are there, or neither. */
export interface ChosenRecord extends Omit<KeptPage, 'path'> {
  /** All that it is made of, by path. */
  readonly files: readonly string[]
}

export function withRecord({ headers }: Response, html: string, record: ChosenRecord): Response {
  const own = new Headers(headers)
  for (const name of ['content-encoding', 'content-length', 'etag']) own.delete(name)
  own.set(header, encodeURIComponent(JSON.stringify(record)))
  return new Response(html, { headers: own })
}

/** The record of a kept page; one without a title where it cannot be read. */
export function recordOf({ headers }: Response): ChosenRecord {
  const none = {
    title: '',
    revision: null,
    keptAt: headers.get('date') ?? '',
    bytes: 0,
    isGone: false,
    files: [],
  }
  try {
    return { ...none, ...JSON.parse(decodeURIComponent(headers.get(header) ?? '{}')) }
  } catch {
    return none
  }
}

export const findChosen = (name: 'pages' | 'files', path: string): Promise<Response | undefined> =>
  caches.match(path, { cacheName: chosenNames[name], ignoreVary: true })

export async function pathsIn(name: keyof typeof chosenNames): Promise<string[]> {
  const keys = await (await caches.open(chosenNames[name])).keys()
  return keys.map(({ url }) => new URL(url).pathname)
}

/** The kept handbooks; one whose record cannot be read is left out. */
export async function readHandbooks(): Promise<KeptHandbook[]> {
  const cache = await caches.open(chosenNames.handbooks)
  const records = await Promise.all(
    (await cache.keys()).map(async request => (await cache.match(request))?.json().catch(() => null)),
  )
  return records.filter(record => record !== null && record !== undefined)
}

export async function writeHandbook(handbook: KeptHandbook): Promise<void> {
  await (await caches.open(chosenNames.handbooks)).put(handbook.start, Response.json(handbook))
}
