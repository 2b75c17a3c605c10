import { expect, test } from 'vitest'
import { openFolderStorage } from '../../../platform/storage/folder.ts'
import { onEachDatabase } from '../../../test/databases.ts'
import { openFolder } from '../../../test/folders.ts'
import { rowsOf } from '../../../test/rows.ts'
import { solveCaptcha } from '../../captcha/proof-for-tests.ts'
import { openAdminService } from '../service-for-tests.ts'
import { eraseExpired } from './erase.ts'

const dayMs = 86_400_000

onEachDatabase('a clock that goes back', databases => {
  test('stores no form twice, also after what had expired by then was erased', async () => {
    let skippedMs = 0
    const clock = () => new Date(Date.now() + skippedMs)
    const { db, post } = await openAdminService(databases, {}, {}, clock)
    const { challenge } = await (await post('/captcha', {})).json()
    const mio = { name: 'Mio', email: 'mio@example.com', email2: 'mio@example.com', lang: 'ja' }
    const question = { product: 'dreams', question: 'My film has no sound.', code_of_conduct: true }
    const form = { ...mio, ...question, captcha: await solveCaptcha(challenge) }
    skippedMs = 2 * dayMs
    const first = await post('/support-requests', form)
    expect(first.status).toBe(201)
    skippedMs = 5 * dayMs
    await eraseExpired(db, openFolderStorage(await openFolder('clock')), clock)
    skippedMs = 0
    const again = await post('/support-requests', form)
    expect([again.status, await again.json()]).toEqual([201, await first.json()])
    expect(await rowsOf(db, 'requests')).toHaveLength(1)
  })
})
