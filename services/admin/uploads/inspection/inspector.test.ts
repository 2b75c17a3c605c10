import { truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, describe, expect, test } from 'vitest'
import { createLog } from '../../../../platform/log.ts'
import { onDatabasesInTurn } from '../../../../test/databases-in-turn.ts'
import { openFolder } from '../../../../test/folders.ts'
import { openUploads } from '../uploads-for-tests.ts'
import { createInspector, type InspectorOptions, InspectorUnavailable } from './inspector.ts'

const folder = await openFolder('inspector')
const closing: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const close of closing) await close()
})

function open(options: Omit<InspectorOptions, 'log'> = {}) {
  const lines: string[] = []
  const log = createLog('debug', { write: (line: string) => void lines.push(line) })
  const inspector = createInspector({ log, ...options })
  closing.push(() => inspector.close())
  return {
    lines,
    inspect: (name: string) => inspector.inspect(join(folder, 'file'), name),
    close: inspector.close,
  }
}

const program = new URL('./failing-process-for-tests.ts', import.meta.url)

describe('a process that inspects files', () => {
  test.each(['hang', 'exit', 'throw', 'grow'])(
    'is replaced when it does %s: the file is refused, the next one is not',
    async name => {
      const { inspect, lines } = open({ program, limitMs: 700 })
      const first = await inspect('a.jpg')
      expect(first).not.toEqual({ refused: 'unreadable' })
      const [refused, second, third] = await Promise.all([inspect(name), inspect('b.jpg'), inspect('c.jpg')])
      expect(refused).toEqual({ refused: 'unreadable' })
      expect(lines.join()).toContain('a file could not be inspected')
      expect(second).not.toEqual(first)
      expect(third).toEqual(second)
    },
  )

  test('that hangs holds nobody but the files behind it, and those no longer than the limit', async () => {
    const { inspect } = open({ program, limitMs: 300 })
    await inspect('a.jpg')
    const before = performance.now()
    const hanging = inspect('hang')
    let slowest = 0
    for (let last = performance.now(); last - before < 250; ) {
      await sleep(1)
      slowest = Math.max(slowest, performance.now() - last)
      last = performance.now()
    }
    await hanging
    expect(performance.now() - before).toBeLessThan(10_000)
    expect(slowest).toBeLessThan(150)
  })

  test('that the system ends while it waits costs no file', async () => {
    const { inspect } = open({ program, limitMs: 5000 })
    const first = await inspect('a.jpg')
    if (!('type' in first)) throw new Error('refused')
    process.kill(Number(first.type), 'SIGKILL')
    const second = await inspect('b.jpg')
    expect(second).toEqual({ type: expect.stringMatching(/^\d+$/) })
    expect(second).not.toEqual(first)
  })

  test('starts with the first file, ends when none comes, and starts again', async () => {
    const { inspect } = open({ program, idleMs: 50 })
    const first = await inspect('a.jpg')
    expect(await inspect('b.jpg')).toEqual(first)
    await sleep(200)
    expect(await inspect('c.jpg')).not.toEqual(first)
  })

  test('that cannot be started is worth another try', async () => {
    const { inspect } = open({ program: new URL('./no-such-program.ts', import.meta.url) })
    await expect(inspect('a.jpg')).rejects.toThrow(InspectorUnavailable)
  })

  test('whose file is gone says so: nothing is refused for that', async () => {
    const { inspect } = open({ program })
    await expect(inspect('no file')).rejects.toMatchObject({ code: 'ENOENT' })
    await expect(open().inspect('a.jpg')).rejects.toMatchObject({ code: 'ENOENT' })
  })

  test('ends when the inspector is closed: what is under way and what waits is worth another try', async () => {
    const { inspect, close } = open({ program })
    await inspect('a.jpg')
    const waiting = [inspect('hang'), inspect('b.jpg')]
    const outcomes = Promise.allSettled(waiting)
    await sleep(50)
    await close()
    for (const outcome of await outcomes) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: { name: 'InspectorUnavailable' } })
    }
    await expect(inspect('c.jpg')).rejects.toThrow(InspectorUnavailable)
  })
})

onDatabasesInTurn('an upload that takes too long to inspect', databases => {
  test('is refused with its reason, and nothing of it stays', async () => {
    const inspector = createInspector({ log: createLog('silent'), program, limitMs: 100 })
    closing.push(() => inspector.close())
    const inspect = (path: string) => inspector.inspect(path, 'hang')
    const { send, tell, head, growing, storage } = await openUploads(databases, {
      inspector: { ...inspector, inspect },
    })
    const { path, id, answer } = await send('a.jpg', 'a picture')
    expect([answer.status, await answer.json()]).toEqual([
      422,
      expect.objectContaining({ reason: 'unreadable' }),
    ])
    expect(await tell(path)).toMatchObject({ state: 'failed', reason: 'unreadable' })
    expect((await head(path)).status).toBe(410)
    expect(await growing()).toEqual([])
    expect(await storage.get(`attachments/${id}`)).toBe(null)
  })

  test('waits while no process can be had, and is finished when it is asked for', async () => {
    const inspector = createInspector({ log: createLog('silent') })
    await inspector.close()
    const { send, tell, growing } = await openUploads(databases, { inspector })
    const { path, answer } = await send('a.txt', 'hello')
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10'])
    expect((await tell(path)).state).toBe('uploading')
    expect(await growing()).toHaveLength(1)
  })
})

test('files of 100 MB are inspected far within the limit', async () => {
  const { inspect } = open()
  const path = join(folder, 'file')
  await writeFile(path, Buffer.from([0xff, 0xd8, 0xff, 0xe0]))
  await truncate(path, 100 * 1024 * 1024)
  const before = performance.now()
  expect(await inspect('a.jpg')).toEqual({ type: 'image/jpeg' })
  expect(performance.now() - before).toBeLessThan(5000)
})
