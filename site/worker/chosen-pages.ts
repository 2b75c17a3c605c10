import {
  type KeepFailure,
  type KeptAnswer,
  type KeptList,
  type KeptQuestion,
  maxChosenPages,
} from '../kept/questions.ts'
import { link, readPath } from '../language/link.ts'
import { cacheNames, deleteFromCache } from './cache.ts'
import { isCacheable, isPublicPage } from './cached-page.ts'
import {
  type ChosenRecord,
  chosenNames,
  findChosen,
  pathsIn,
  readHandbooks,
  recordOf,
  withRecord,
  writeHandbook,
} from './chosen-cache.ts'
import { deleteFilesExcept, isOwnFile, storeFilesOf } from './chosen-files.ts'

type Keep = Extract<KeptQuestion, { ask: 'keep' }>

/** Pages that are being kept: files are deleted when none is, because a page is written after its files. */
const keeping = new Set<Promise<KeptAnswer>>()

/** The list of what is kept is a page as well, which comes along so that it opens without a network. */
const listPathFor = (path: string) => link(readPath(path).locale, '/handbook/kept')
const isList = (path: string) => readPath(path).page === '/handbook/kept'

/** Keeps a page with all that it is made of, or what it is now where it is kept. Nothing that is kept is lost if it fails. */
export function keepPage(question: Keep): Promise<KeptAnswer> {
  const work = keep(question).catch(error => ({ failure: failureOf(error) }))
  keeping.add(work)
  return work.finally(() => keeping.delete(work))
}

async function keep({ page, screen, files }: Keep): Promise<KeptAnswer> {
  if (!isCacheable(page.path) || isList(page.path)) return { failure: 'refused' }
  const kept = await pathsIn('pages')
  if (!kept.includes(page.path) && kept.length >= maxChosenPages) return { failure: 'many' }
  const answer = await store(page.path, { ...page }, screen, files)
  const list = listPathFor(page.path)
  if (answer.page && !kept.includes(list))
    await store(list, { title: '', revision: null }, screen, []).catch(() => {})
  return answer
}

type Store = (
  path: string,
  wanted: Pick<ChosenRecord, 'title' | 'revision'>,
  screen: Keep['screen'],
  loaded: readonly string[],
) => Promise<KeptAnswer>

const store: Store = async (path, { title, revision }, screen, loaded) => {
  // Without cookies the page is the same for everybody.
  const response = await fetch(path, { cache: 'no-cache', credentials: 'omit' })
  if (response.status === 404 || response.status === 410) return markAsGone(path)
  if (!isPublicPage(response)) return { failure: 'lost' }
  const html = await response.clone().text()
  const files = await storeFilesOf(html, screen, loaded)
  const own = [...files].filter(([file]) => isOwnFile(file)).reduce((sum, [, bytes]) => sum + bytes, 0)
  const record: ChosenRecord = {
    title,
    revision,
    keptAt: new Date().toISOString(),
    bytes: new Blob([html]).size + own,
    isGone: false,
    files: [...files.keys()],
  }
  await (await caches.open(chosenNames.pages)).put(path, withRecord(response, html, record))
  return { page: { path, ...withoutFiles(record) } }
}

/** A copy of a page that the site has no longer stays with its reader. */
async function markAsGone(path: string): Promise<KeptAnswer> {
  const kept = await findChosen('pages', path)
  if (kept) {
    const record = { ...recordOf(kept), isGone: true }
    await (await caches.open(chosenNames.pages)).put(path, withRecord(kept, await kept.text(), record))
  }
  return { failure: 'gone' }
}

/** What an error of the network or of the storage means for who keeps a page. */
export function failureOf(error: unknown): KeepFailure {
  const name = error instanceof Error ? error.name : ''
  if (name === 'QuotaExceededError') return 'full'
  return name === 'TypeError' ? 'lost' : 'refused'
}

const withoutFiles = ({ files, ...record }: ChosenRecord) => record

export async function listKept(): Promise<KeptList> {
  const paths = await pathsIn('pages')
  const records = await Promise.all(
    paths.map(async path => {
      const kept = await findChosen('pages', path)
      return kept ? [{ path, ...recordOf(kept) }] : []
    }),
  )
  const all = records.flat()
  const shared = [...new Set(all.flatMap(({ files }) => files))].filter(file => !isOwnFile(file))
  const opened = (await (await caches.open(cacheNames.pages)).keys()).map(({ url }) => new URL(url).pathname)
  return {
    pages: all
      .filter(({ path }) => !isList(path))
      .map(({ path, ...record }) => ({ path, ...withoutFiles(record) })),
    handbooks: await readHandbooks(),
    bytes: all.reduce((sum, { bytes }) => sum + bytes, 0) + (await sizeOf(shared)),
    opened: opened.filter(path => !paths.includes(path) && !isList(path)),
  }
}

const sizes = new Map<string, number>()

async function sizeOf(files: readonly string[]): Promise<number> {
  let sum = 0
  for (const file of files) {
    const size = sizes.get(file) ?? (await (await findChosen('files', file))?.blob())?.size ?? 0
    sizes.set(file, size)
    sum += size
  }
  return sum
}

/** Takes pages away with what they alone need; those that are kept because they were opened go with them. */
export async function removeKept(pages: readonly string[], handbooks: readonly string[]): Promise<KeptList> {
  await Promise.all(keeping)
  const records = await caches.open(chosenNames.handbooks)
  await Promise.all(handbooks.map(start => records.delete(start)))
  const cache = await caches.open(chosenNames.pages)
  for (const path of pages) {
    await cache.delete(path, { ignoreVary: true })
    await deleteFromCache(path)
  }
  const left = await pathsIn('pages')
  if (left.every(isList)) await Promise.all(left.map(path => cache.delete(path, { ignoreVary: true })))
  const kept = await Promise.all((await pathsIn('pages')).map(path => findChosen('pages', path)))
  await deleteFilesExcept(new Set(kept.flatMap(response => (response ? recordOf(response).files : []))))
  return listKept()
}

/** Remembers that a whole handbook is wanted, before its pages come. */
export async function keepHandbook({
  handbook,
}: Extract<KeptQuestion, { ask: 'keep-handbook' }>): Promise<KeptAnswer> {
  if (!isCacheable(handbook.start)) return { failure: 'refused' }
  await writeHandbook(handbook)
  return { list: await listKept() }
}

/** Forgets the pages that are kept because they were opened. */
export async function forgetOpened(): Promise<KeptList> {
  await caches.delete(cacheNames.pages)
  await caches.delete(cacheNames.files)
  return listKept()
}
