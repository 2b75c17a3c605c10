import { useEffect, useSyncExternalStore } from 'react'
import { mayPrefetch } from '../../../features/prefetch/may-prefetch.ts'
import type {
  KeepFailure,
  KeptHandbook,
  KeptList,
  KeptQuestion,
  WantedPage,
} from '../../../kept/questions.ts'
import { askWorker } from './ask-worker.ts'
import { keepAll } from './keep-all.ts'
import { changesOf, type HandbookName, handbookOf, loadPlan, missingOf, type Plan } from './plan.ts'
import { loadedFiles, roomLeft } from './this-browser.ts'

/** A handbook that is being kept. */
interface Job {
  readonly start: string
  readonly done: number
  readonly total: number
}

type Outcome = 'kept' | 'whole' | 'removed' | 'stopped' | 'renewed' | 'long' | 'tight' | KeepFailure

/** What has happened last, to a page or a handbook. */
interface Notice {
  readonly outcome: Outcome
  readonly about: string
  /** How many pages were renewed. */
  readonly n: number
}

interface KeptState {
  /** Null until the worker has answered, and where it keeps nothing. */
  readonly list: KeptList | null
  readonly job: Job | null
  readonly notice: Notice | null
}

const none: KeptState = { list: null, job: null, notice: null }
let state = none
const listeners = new Set<() => void>()

function show(next: Partial<KeptState>) {
  state = { ...state, ...next }
  for (const listener of listeners) listener()
}

const tell = (outcome: Outcome, about: string, n = 0) => show({ notice: { outcome, about, n } })

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What is kept, and what is going on; it goes on when a link leads to another page. */
export function useKept(): KeptState {
  useEffect(() => {
    if (!isAsked) void refreshList()
    isAsked = true
  }, [])
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => none,
  )
}

let isAsked = false

async function refreshList(): Promise<void> {
  await askForList({ ask: 'list' }, '')
}

/** What has happened on another page is not told again. */
export const forgetNotice = (): void => show({ notice: null })

async function askForList(question: KeptQuestion, about: string): Promise<KeptList | null> {
  const { list, failure } = await askWorker(question)
  if (list) show({ list })
  else tell(failure ?? 'lost', about)
  return list ?? null
}

const keepOne = (page: WantedPage) => {
  const screen = { width: innerWidth, density: devicePixelRatio }
  return askWorker({ ask: 'keep', page, screen, files: loadedFiles() })
}

/** The browser is asked not to clear what is kept when the device runs short of room, once, before the first page. */
function askToPersist() {
  // It is not waited for: a browser may ask its reader.
  if (state.list?.pages.length === 0) navigator.storage?.persist?.().catch(() => false)
}

/** `plan` is the handbook of the page if it is known already. */
export async function keepPage(page: Omit<WantedPage, 'revision'>, plan?: Plan | null): Promise<void> {
  show({ notice: null })
  askToPersist()
  const { pages = [] } = plan ?? (await loadPlan(handbookOf(page.path, ''))) ?? {}
  const revision = pages.find(({ path }) => path === page.path)?.revision ?? null
  const { failure } = await keepOne({ ...page, revision })
  await refreshList()
  tell(failure ?? 'kept', page.path)
}

/** Keeps all pages of a handbook that are not kept yet; what is there already stays, however it ends. */
export async function keepHandbook(plan: Plan): Promise<void> {
  if (state.job) return
  const { start, groupVersion, name, pages } = plan
  show({ notice: null })
  if (plan.isLong) return tell('long', start)
  const room = await roomLeft()
  if (
    room !== null &&
    room < plan.bytes &&
    missingOf(pages, state.list?.pages ?? []).length > pages.length / 2
  )
    return tell('tight', start)
  askToPersist()
  const handbook: KeptHandbook = { start, groupVersion, name, pages }
  const list = await askForList({ ask: 'keep-handbook', handbook }, start)
  if (list && (await run(start, pages, missingOf(pages, list.pages)))) tell('whole', start)
}

export async function resumeHandbook(handbook: KeptHandbook): Promise<void> {
  const plan = await loadPlan(handbook)
  if (plan) return keepHandbook(plan)
  tell('lost', handbook.start)
}

let stopping = false
export const stop = (): void => {
  stopping = true
}

/** Keeps what is missing of a handbook. Resolves to whether all is there; otherwise it has told why not. */
async function run(
  start: string,
  all: readonly WantedPage[],
  missing: readonly WantedPage[],
): Promise<boolean> {
  stopping = false
  const total = all.length
  let done = total - missing.length
  show({ job: { start, done, total } })
  const ended = await keepAll(missing, {
    keepOne,
    isStopped: () => stopping,
    onKept: () => show({ job: { start, done: ++done, total } }),
  })
  await refreshList()
  show({ job: null })
  if (ended) tell(ended, start)
  return ended === null
}

export async function remove(pages: readonly string[], handbooks: readonly KeptHandbook[]): Promise<void> {
  stopping = true
  const question = {
    ask: 'remove',
    pages: [...pages, ...handbooks.flatMap(handbook => handbook.pages.map(({ path }) => path))],
    handbooks: handbooks.map(({ start }) => start),
  } as const
  if (await askForList(question, '')) tell('removed', handbooks[0]?.start ?? pages[0] ?? '')
}

export const forgetOpened = async (): Promise<void> => {
  if (await askForList({ ask: 'forget-opened' }, '')) tell('removed', 'opened')
}

const checked = new Set<string>()

/** Renews what is kept of a handbook where the site has newer texts: once a document, and not where data is saved. */
export async function renew(handbook: HandbookName): Promise<void> {
  const { start } = handbook
  if (checked.has(start) || !mayPrefetch(navigator) || state.job || !state.list) return
  checked.add(start)
  const plan = await loadPlan(handbook)
  if (!plan) return void checked.delete(start)
  const before = state.list.handbooks.find(each => each.start === start)
  const changes = changesOf(plan, state.list.pages, before)
  if (changes.length === 0 || state.job) return
  if (before && !plan.isLong)
    await askWorker({ ask: 'keep-handbook', handbook: { ...before, pages: plan.pages } })
  if (await run(start, changes, changes)) tell('renewed', start, changes.length)
}

export async function renewAll(): Promise<void> {
  const { handbooks = [], pages = [] } = state.list ?? {}
  for (const handbook of handbooks) await renew(handbook)
  for (const { path } of pages) await renew(handbookOf(path, ''))
}
