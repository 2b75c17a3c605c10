// Crash test of writing: three people type an English, a Chinese and a Japanese text without a rest, and in mid-sentence their
// browser is killed, a tab crashes, the server is killed (-9), the line is cut, or a session ends; 200 times or CONTENT_KILLS.
// Afterwards at most three seconds of typing are missing, and what is there is what was typed, in its own text.
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Locale } from '../contract/locale.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import type { Tables } from '../server/services/tables.ts'
import { findFreePort } from '../test/test-server.ts'
import { openFolder, startProduction } from './production.ts'
import { addMember, endSessions, logIn } from './staff-session.ts'
import { printTable } from './table.ts'
import { createWriter, type Key, type Place, type Writer } from './writer.ts'

const wanted = Number(process.env.CONTENT_KILLS ?? 200)
const goalMs = 3000
const everyKind = ['browser', 'tab', 'server', 'line', 'line and browser', 'session'] as const
type Kind = (typeof everyKind)[number]
/** CONTENT_KINDS=line,tab: only these. */
const kinds = everyKind.filter(kind => (process.env.CONTENT_KINDS ?? kind).split(',').includes(kind))

const folder = openFolder()
const port = await findFreePort()
const origin = `http://127.0.0.1:${port}`
process.env.ORIGIN = origin
let site = await startProduction(folder, undefined, port)
const database = await openDatabase<Tables>({ kind: 'embedded', file: join(folder, 'data', 'site.db') })
const { db } = database

interface Desk {
  readonly writer: Writer
  readonly staffId: string
  address: string
}

interface Outcome {
  readonly kind: Kind
  readonly locale: Locale
  readonly missingMs: number
  /** Where what was typed was found. */
  readonly where: string
  /** What was found instead of what was typed; null: it was that. */
  readonly wrong: string | null
}

const desks: Desk[] = await Promise.all(
  (['en', 'cn', 'jp'] as const).map(async (locale, at) => {
    const staffId = await addMember(db, `Writer ${at}`, 'editor')
    const writer = createWriter(locale, openFolder(), origin)
    await writer.start()
    return { writer, staffId, address: `/office/content/article/${locale}/insight/2026/one-leaf` }
  }),
)
for (const desk of desks) await openDesk(desk)

const outcomes: Outcome[] = []
for (let round = 0; outcomes.length < wanted; round++) {
  const kind = kinds[round % kinds.length] as Kind
  const struck = await strike(kind)
  outcomes.push(...struck)
  for (const { locale, where, missingMs, wrong } of struck)
    if (wrong !== null || missingMs > goalMs)
      console.log(`\n${kind}, ${locale}, in ${where}: ${Math.round(missingMs)} ms, ${wrong ?? 'right'}`)
  process.stderr.write(`\r${outcomes.length} of ${wanted}`)
}
for (const { writer } of desks) await writer.kill()
await database.close()
await site.stop()

const rows = kinds.map(kind => {
  const own = outcomes.filter(outcome => outcome.kind === kind)
  const most = Math.max(0, ...own.map(({ missingMs }) => missingMs))
  const wrong = own.filter(outcome => outcome.wrong !== null)
  const isMet = most <= goalMs && wrong.length === 0
  if (!isMet) process.exitCode = 1
  return [kind, `${own.length}`, `${Math.round(most)} ms`, `${wrong.length}`, isMet ? 'met' : 'MISSED']
})
printTable(`Typing that is missing after ${outcomes.length} kills and cuts in mid-sentence`, [
  ['', 'times', 'most missing', 'wrong', ''],
  ...rows,
])

async function openDesk(desk: Desk): Promise<void> {
  await desk.writer.open(desk.address, await logIn(db, desk.staffId))
}

/** All three type; then it happens, and they open their text again. */
async function strike(kind: Kind): Promise<Outcome[]> {
  const place: Place = Math.random() < 0.2 ? 'title' : 'body'
  const typing = await Promise.all(
    desks.map(async desk => {
      await desk.writer.begin(place)
      return { desk, before: await desk.writer.read(place), keys: [] as Key[] }
    }),
  )
  let isOver = false
  const all = Promise.all(
    typing.map(({ desk, keys }) => desk.writer.type(keys, () => isOver).catch(() => {})),
  )
  await sleep(1000 + Math.random() * 5000)
  if (kind === 'server') {
    process.kill(site.pid, 'SIGKILL')
    await sleep(Math.random() * 3000)
  }
  if (kind.startsWith('line')) {
    for (const { writer } of desks) await writer.setOffline(true)
    await sleep(500 + Math.random() * 6000)
  }
  if (kind === 'session') {
    for (const { staffId } of desks) await endSessions(db, staffId)
    // The log-in opens over the page, and takes the keys.
    await Promise.race([
      ...desks.map(({ writer }) => writer.current().locator('dialog:modal').waitFor()),
      sleep(8000),
    ])
  }
  // What counts is what stands in the fields: the log-in that opens over them takes keys.
  const there = await Promise.all(desks.map(({ writer }) => writer.read(place)))
  const struckAt = Date.now()
  if (kind === 'browser' || kind === 'line and browser')
    await Promise.all(desks.map(({ writer }) => writer.kill()))
  if (kind === 'tab' || kind === 'line') await Promise.all(desks.map(({ writer }) => writer.crash()))
  isOver = true
  await all
  if (kind === 'server') {
    // Save is pressed into the void, and again when the server is back.
    if (Math.random() < 0.5) await Promise.all(desks.map(({ writer }) => writer.save()))
    site = await startProduction(folder, undefined, port)
  }
  return Promise.all(
    typing.map(async ({ desk, before, keys }, at) => {
      const { writer } = desk
      let where = 'what was saved'
      if (kind === 'browser' || kind === 'line and browser') await writer.start()
      if (kind === 'server') await saveAll(desk)
      if (kind === 'session' || kind === 'server') await writer.close()
      await openDesk(desk)
      if (kind !== 'server') where = await writer.recover()
      const found = await writer.read(place)
      const known = { writer, place, before, keys, there: there[at] ?? [], found, struckAt }
      await saveAll(desk)
      return { kind, locale: writer.locale, where, ...compare(known) }
    }),
  )
}

interface Compared {
  readonly writer: Writer
  readonly place: Place
  readonly before: readonly string[]
  readonly keys: readonly Key[]
  /** What stood there when it happened, and what was found again. */
  readonly there: readonly string[]
  readonly found: readonly string[]
  readonly struckAt: number
}

/** Spaces at the end of a paragraph, and empty paragraphs, are not stored. */
function stored(lines: readonly string[]): string[] {
  return lines.map(line => line.trim()).filter(line => line !== '')
}

/** How much of the end is missing; everything else has to stand as it was typed. */
function compare({ writer, place, before, keys, there, found, struckAt }: Compared) {
  const others = place === 'title' ? [] : stored(before.slice(0, -1))
  const [typed, again] = [stored(there).slice(others.length), stored(found).slice(others.length)]
  const around = stored(found).slice(0, others.length)
  const otherAt = others.findIndex((line, number) => line !== around[number])
  const last = again.join('\n')
  const isUntouched = place === 'title' ? last === before.join() : last === ''
  // What stood there was read a moment before it happened, and a word that is composed goes on.
  const whole = keys.slice(0, keptOf(keys, last)).map(({ text }) => text)
  const rest = last.slice(whole.join('').length)
  const isIntact = last === typed.join('\n')
  const isRight = otherAt === -1 && (isIntact || isUntouched || rest === '' || writer.isComposed(rest))
  const inField = keptOf(keys, typed.join('\n'))
  const kept = isUntouched ? 0 : Math.min(inField, keptOf(keys, last))
  const missing = kept < inField ? keys[kept] : undefined
  const wrongOf = () =>
    otherAt === -1
      ? `${JSON.stringify(again)} for ${JSON.stringify(typed)}`
      : `paragraph ${otherAt + 1} of ${others.length}: ${JSON.stringify(around[otherAt])} for ${JSON.stringify(others[otherAt])}, which was ${JSON.stringify(stored(there)[otherAt])} when it happened`
  return {
    missingMs: missing === undefined ? 0 : struckAt - missing.at,
    wrong: isRight ? null : wrongOf(),
  }
}

/** How many of the keys a line begins with. */
function keptOf(keys: readonly Key[], line: string): number {
  let text = ''
  const end = keys.findIndex(key => {
    text += key.text
    return !`${line} `.startsWith(text)
  })
  return end === -1 ? keys.length : end
}

/** Saves; after a while without an answer once more, as a person does. */
async function saveAll(desk: Desk): Promise<void> {
  const { writer } = desk
  for (let tries = 0; tries < 5; tries++) {
    const before = writer.current().url()
    const answered = writer.answer()
    await writer.save()
    const status = await answered
    if (status === null || status >= 400) continue
    // A text that says the same as the newest revision keeps its address.
    await writer
      .current()
      .waitForURL(url => url.href !== before, { timeout: 2000 })
      .catch(() => {})
    const { pathname, search } = new URL(writer.current().url())
    desk.address = pathname + search
    return
  }
  throw new Error(`${writer.locale}: not saved: ${await writer.current().locator('main').innerText()}`)
}
