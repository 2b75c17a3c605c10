import { beforeAll, expect, test } from 'vitest'
import { newId } from '../../../../platform/identity.ts'
import { onEachDatabase } from '../../../../test/databases.ts'
import { addRows, rowsOf } from '../../../../test/rows.ts'
import { openAdminDatabase } from '../../database-for-tests.ts'
import { eraseRatings } from './erase-ratings.ts'
import { exportRatings, listComments, listVotes, ratingsPerPage } from './list-ratings.ts'

onEachDatabase('ratings of handbook pages', databases => {
  let db: Awaited<ReturnType<typeof openAdminDatabase>>['db']
  beforeAll(async () => {
    db = (await openAdminDatabase(databases)).db
    await rate('layers', [
      ['2026-06-01T10:00:00.000Z', 1, null],
      ['2026-06-02T10:00:00.000Z', 0, 'Where is it?'],
      ['2026-06-03T10:00:00.000Z', 0, '=1+1'],
    ])
    await rate('layers', [['2026-06-04T10:00:00.000Z', 1, null]], '5.2')
    const many = Array.from({ length: ratingsPerPage + 20 }, (_, at) => {
      const at60 = String(at % 60).padStart(2, '0')
      return [`2026-05-01T10:${at60}:00.000Z`, 1, `Comment ${at}`] as const
    })
    await rate('brushes', many, 'pocket-4.0')
  })

  async function rate(
    path: string,
    said: readonly (readonly [at: string, helpful: 0 | 1, comment: string | null])[],
    group_version = '5.3',
  ) {
    const rows = said.map(([created_at, helpful, comment]) => {
      return { id: newId(), group_version, path, iso: 'ja', helpful, comment, created_at } as const
    })
    await addRows(db, 'handbook_ratings', rows)
  }

  test('staff read the votes of each page and version, those with the most no first', async () => {
    expect(await listVotes(db)).toEqual([
      { groupVersion: '5.3', path: 'layers', yes: 1, no: 2, comments: 2 },
      { groupVersion: 'pocket-4.0', path: 'brushes', yes: 120, no: 0, comments: 120 },
      { groupVersion: '5.2', path: 'layers', yes: 1, no: 0, comments: 0 },
    ])
    expect(await listVotes(db, { groupVersion: '5.2' })).toHaveLength(1)
    expect(await listVotes(db, {}, 2)).toEqual([])
  })

  test('staff read comments newest first, by version or page, a hundred at a time', async () => {
    const [first, second] = await listComments(db)
    expect([first?.comment, second?.comment]).toEqual(['=1+1', 'Where is it?'])
    expect(await listComments(db, { path: 'layers' })).toHaveLength(2)
    const wanted = { groupVersion: 'pocket-4.0' }
    const pages = [await listComments(db, wanted), await listComments(db, wanted, 2)]
    expect(pages.map(page => page.length)).toEqual([100, 20])
    expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(120)
  })

  test('staff export all of them, and no comment is a formula', async () => {
    let csv = ''
    for await (const rows of exportRatings(db, { path: 'layers' })) csv += rows
    const lines = csv.trimEnd().split('\r\n')
    expect(lines[0]).toBe('"created_at","group_version","path","iso","helpful","comment"')
    expect(lines).toHaveLength(5)
    expect(lines).toContain(`"2026-06-03T10:00:00.000Z","5.3","layers","ja","no","'=1+1"`)
  })

  test('they are kept for 24 months and no longer', async () => {
    const left = async (now: string) => {
      await eraseRatings(db, () => new Date(now))
      return (await rowsOf(db, 'handbook_ratings')).length
    }
    expect(await left('2028-05-01T09:59:59Z')).toBe(124)
    expect(await left('2028-05-31T00:00:00Z')).toBe(4)
    expect(await left('2028-06-02T10:00:00Z')).toBe(2)
    expect(await left('2028-06-04T10:00:00Z')).toBe(0)
  })
})
