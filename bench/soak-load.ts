import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { visitorOf } from './form-sender.ts'
import type { Act } from './soak-traffic.ts'

/** What was answered, by name: how often, and the times in ms. */
export class Tally {
  readonly times = new Map<string, number[]>()
  readonly errors = new Map<string, number>()

  add(name: string, ms: number): void {
    const times = this.times.get(name) ?? []
    // Enough for a percentile, whatever the length of the run.
    if (times.length < 100_000) times.push(ms)
    else times[Math.floor(Math.random() * times.length)] = ms
    this.times.set(name, times)
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1)
  }

  readonly counts = new Map<string, number>()

  fail(name: string, error: unknown): void {
    const what = `${name}: ${error instanceof Error ? error.message : error}`.slice(0, 200)
    this.errors.set(what, (this.errors.get(what) ?? 0) + 1)
  }
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 })
const words = ['layer', 'brush', 'mask', 'colour', 'export', 'canvas', 'smudge', 'gesture']
let asked = 0

/** Reads a page, now and then a search, a feed or a list: every page of the sitemaps in turn. */
export async function readOne(
  origins: readonly string[],
  paths: readonly string[],
  tally: Tally,
): Promise<void> {
  const n = asked++
  const word = words[n % words.length]
  const [name, path] =
    n % 40 === 7
      ? ['search', `/handbook/procreate/5.3/search?q=${word}`]
      : n % 40 === 17
        ? ['search', `/api/admin/page/handbook/5.3/search?q=${word}&lang=en-US`]
        : n % 40 === 27
          ? ['list', '/api/admin/insight/articles/?limit=20']
          : n % 40 === 37
            ? ['feed', '/jp/insight/rss.xml']
            : ['page', paths[Math.floor(Math.random() * paths.length)] ?? '/']
  const began = performance.now()
  const url = (origins[n % origins.length] ?? '') + path
  await new Promise<void>(resolve => {
    const headers = { 'Accept-Encoding': 'br', 'X-Forwarded-For': visitorOf(n % 60_000) }
    const request = get(url, { agent, headers, timeout: 30_000 }, response => {
      response.resume()
      response.once('close', () => {
        if (response.statusCode === 200 && response.complete) tally.add(name, performance.now() - began)
        else tally.fail(name, `${path.split('?')[0]} answered ${response.statusCode}`)
        resolve()
      })
    })
    request.once('timeout', () => request.destroy(new Error('no answer in 30 s')))
    request.once('error', error => {
      tally.fail(name, error)
      resolve()
    })
  })
}

/** As many reads as a few readers who never rest can make; resolves to reads a second. */
export async function findPeak(read: () => Promise<void>, seconds: number): Promise<number> {
  let [reads, isOver] = [0, false]
  const readers = Array.from({ length: 16 }, async () => {
    while (!isOver) {
      await read()
      reads++
    }
  })
  await sleep(seconds * 1000)
  isOver = true
  await Promise.all(readers)
  return reads / seconds
}

/** Starts so many reads a second, whether or not those before are answered. Resolves when all are, after the end. */
export async function readSteadily(
  read: () => Promise<void>,
  perSecond: number,
  isOver: () => boolean,
): Promise<void> {
  const began = performance.now()
  const open = new Set<Promise<void>>()
  for (let started = 0; !isOver(); await sleep(5)) {
    const due = ((performance.now() - began) / 1000) * perSecond
    // A site that hangs is noticed by its time; its queue here does not grow for ever.
    for (; started < due && open.size < 2000; started++) {
      const one = read().finally(() => open.delete(one))
      open.add(one)
    }
  }
  await Promise.all(open)
}

/** Repeats an act at its pace until the end; one at a time. */
export async function actSteadily({ name, everyMs, run }: Act, tally: Tally, isOver: () => boolean) {
  await sleep(Math.random() * everyMs)
  while (!isOver()) {
    const began = performance.now()
    await run().then(
      () => tally.add(name, performance.now() - began),
      error => tally.fail(name, error),
    )
    const rest = everyMs - (performance.now() - began)
    for (let left = rest; left > 0 && !isOver(); left -= 200) await sleep(Math.min(left, 200))
  }
}
