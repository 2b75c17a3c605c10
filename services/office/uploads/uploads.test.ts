import { expect, test } from 'vitest'
import { onDatabasesInTurn } from '../../../test/databases-in-turn.ts'
import { openOffice } from '../office-for-tests.ts'

onDatabasesInTurn('uploads of staff', databases => {
  test('count against a quota of files and of megabytes for each member of staff, from whatever address', async () => {
    const { enter } = await openOffice(databases, {
      allowed: { uploadsByStaff: { points: 4, seconds: 60 }, uploadedByStaff: { points: 10, seconds: 60 } },
    })
    const ada = await enter('ada@example.com', 'support')
    const ben = await enter('ben@example.com', 'support')
    const count = async ({ visitor }: typeof ada, bytes: number, address = '203.0.113.7') => {
      const headers = { 'X-Visitor-Address': address }
      return (await visitor.call('countUpload', { body: { bytes }, headers })).status
    }
    expect(await count(ada, 9_500_000)).toBe(200)
    expect(await count(ada, 1_000_000)).toBe(429)
    expect(await count(ada, 1_000_000, '198.51.100.4')).toBe(429)
    expect(await count(ben, 1_000_000)).toBe(200)
    for (let files = 0; files < 3; files++) expect(await count(ben, 0)).toBe(200)
    const refused = await ben.visitor.call('countUpload', { body: { bytes: 0 } })
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect((await ben.visitor.call('countUpload', { body: { bytes: -1 } })).status).toBe(422)
  })
})
