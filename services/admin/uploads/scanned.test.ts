import { expect, test } from 'vitest'
import { harmful, hasClamav, startClamav } from '../../../platform/scanner/clamav-for-tests.ts'
import { onDatabasesInTurn } from '../../../test/databases-in-turn.ts'
import { openUploads, readStored } from './uploads-for-tests.ts'

const absent = hasClamav() ? '' : ' (skipped: clamd is not installed here)'

onDatabasesInTurn('an upload that is scanned', databases => {
  test.skipIf(!hasClamav())(
    `is kept when it is clean, and nothing of it when it is not${absent}`,
    async () => {
      const clamav = await startClamav()
      const { send, tell, storage, growing } = await openUploads(databases, { clamavUrl: clamav.url })
      const clean = await send('a.txt', 'a painting')
      expect(clean.answer.status).toBe(204)
      const { path, id, answer } = await send('b.txt', `a painting, and ${harmful}`)
      expect([answer.status, await answer.json()]).toEqual([
        422,
        expect.objectContaining({ reason: 'infected' }),
      ])
      expect(await tell(path)).toMatchObject({ state: 'failed', reason: 'infected' })
      expect(await readStored(storage, id)).toBe(null)
      expect(await growing()).toEqual([])
      await clamav.stop()
    },
  )

  test('waits while the scanner is away, and never passes unseen', async () => {
    const { send, head, tell, storage } = await openUploads(databases, { clamavUrl: 'tcp://127.0.0.1:1' })
    const { path, id, answer } = await send('a.txt', 'a painting')
    expect(answer.status).toBe(503)
    expect((await head(path)).status).toBe(503)
    expect((await tell(path)).state).toBe('uploading')
    expect(await readStored(storage, id)).toBe(null)
  })
})
