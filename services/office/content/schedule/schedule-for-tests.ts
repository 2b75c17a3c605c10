import { expect, onTestFinished } from 'vitest'
import { startWorker } from '../../../../platform/jobs/worker.ts'
import { createLog } from '../../../../platform/log.ts'
import type { TestDatabases } from '../../../../test/databases.ts'
import { turnAnnouncements, turnKind } from '../../../admin/content/announcements/turn.ts'
import type { Files } from '../../../admin/content/import/folder-for-tests.ts'
import { officeJobs } from '../../jobs.ts'
import { leaf, openContent } from '../content-for-tests.ts'

type Content = Awaited<ReturnType<typeof openContent>>

/** The office with content, and with as many workers of jobs as processes; its clock is set by `pass`. */
export async function openSchedules(databases: TestDatabases, { processes = 1, files = {} as Files } = {}) {
  const content = await openContent(databases, files)
  const { time, database, db } = content
  const clock = () => time.now
  const work = () => {
    const jobs = { ...officeJobs(db as never, clock), [turnKind]: turnAnnouncements(db as never) }
    const worker = startWorker(database, jobs, {
      log: createLog('silent'),
      pollMs: 20,
      clock,
    })
    onTestFinished(() => worker.stop())
  }
  for (let process = 0; process < processes; process++) work()
  return {
    ...content,
    /** Starts another worker. */
    work,
    /** So many seconds from now. */
    after: (seconds: number) => new Date(time.now.getTime() + seconds * 1000).toISOString(),
    pass(seconds: number) {
      time.now = new Date(time.now.getTime() + seconds * 1000)
    },
    ...plannerOf(content.editor),
  }
}

/** What a member of staff plans. */
function plannerOf(editor: Content['editor']) {
  const address = (part: string, entry: string) => ({ params: { entry, part } })
  return {
    /** Schedules the newest revision. */
    async plan(part: string, at: string, entry = leaf) {
      const { draft } = await editor.open(part, entry)
      return editor.call('schedule', {
        ...address(part, entry),
        body: { act: 'publish', at, revision: draft?.id },
      })
    },
    planEnd: (part: string, at: string, entry = leaf) =>
      editor.call('schedule', { ...address(part, entry), body: { act: 'unpublish', at } }),
    async seen(part: string, entry = leaf) {
      const { status, json } = await editor.call('getSchedule', address(part, entry))
      expect(status).toBe(200)
      return json as unknown as {
        schedules: {
          id: string
          act: string
          state: string
          fault: string | null
          revision: { number: number } | null
        }[]
        bundles: { id: string; name: string }[]
      }
    },
    cancel: (schedule: string, part: string, entry = leaf) =>
      editor.call('cancelSchedule', { params: { entry, part, schedule }, body: {} }),
    async calendar(reader = editor) {
      const { json } = await reader.call('getCalendar')
      return (
        json as unknown as {
          items: { state: string; fault: string | null; act: string; at: string; bundle: object | null }[]
        }
      ).items
    },
  }
}
