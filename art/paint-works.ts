import { access, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { prepareBrowser } from './engine/browser.ts'
import { isUnfinished, place, writeWhole } from './files.ts'
import { digestInput } from './input-digest.ts'
import { notePainted, readPainted } from './painted.ts'
import type { Work } from './work.ts'

/** Says what is being painted, part by part (0 to 1), and what is done. */
export interface Report {
  progress(master: string, part: number): void
  tell(line: string): void
}

export interface Studio {
  /** The folder the masters are in. */
  masters: string
  /** The file that notes what they were painted from. */
  painted: string
}

export const studio: Studio = { masters: place('art/masters'), painted: place('art/painted.json') }

type State = 'up to date' | 'changed' | 'never painted here' | 'missing'

/** The state of a work, by which `npm run art` decides whether to paint it. */
export async function findState(work: Work, { masters, painted }: Studio): Promise<State> {
  const found = await access(join(masters, work.master)).then(
    () => true,
    () => false,
  )
  if (!found) return 'missing'
  const known = (await readPainted(painted))[work.master]
  if (known === undefined) return 'never painted here'
  return known === (await digestInput(work)) ? 'up to date' : 'changed'
}

/**
 * Paints the works that changed, or all of them by `force`, in their order: a later one may show an earlier one.
 * A master is replaced when its successor is whole. Stops at the first that fails and names it. Says how many it painted.
 */
export async function paintWorks(
  works: readonly Work[],
  report: Report,
  { force = false, studio: place = studio }: { force?: boolean; studio?: Studio } = {},
): Promise<number> {
  const { browser, close } = prepareBrowser()
  let count = 0
  try {
    await sweepUnfinished(place.masters)
    for (const work of works) {
      if (!force && (await findState(work, place)) === 'up to date') continue
      const input = await digestInput(work)
      const started = performance.now()
      report.progress(work.master, 0)
      const bytes = await work
        .paint({ browser, progress: part => report.progress(work.master, part) })
        .catch((error: Error) => {
          throw new Error(`${work.master}: ${error.message}`, { cause: error })
        })
      await writeWhole(join(place.masters, work.master), bytes)
      await notePainted(place.painted, work.master, input)
      count += 1
      const seconds = ((performance.now() - started) / 1000).toFixed(0)
      report.tell(
        `${work.master}  ${work.size.join(' × ')}  ${Math.round(bytes.length / 1024)} KB  ${seconds} s`,
      )
    }
  } finally {
    await close()
  }
  return count
}

/**
 * Records the current input of changed works without painting them, for changes that move no pixel: names, comments.
 * A master that is missing or was never painted here is left out. Returns the number of works.
 */
export async function noteWorks(works: readonly Work[], place: Studio = studio): Promise<number> {
  let count = 0
  for (const work of works) {
    if ((await findState(work, place)) !== 'changed') continue
    await notePainted(place.painted, work.master, await digestInput(work))
    count += 1
  }
  return count
}

/** Removes the unfinished files of an interrupted run. */
async function sweepUnfinished(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter(isUnfinished)) await rm(join(folder, name))
}
