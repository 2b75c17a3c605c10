import { beforeAll, expect, test } from 'vitest'
import { newId } from '../../../../platform/identity.ts'
import { onEachDatabase } from '../../../../test/databases.ts'
import { addRows, rowsOf } from '../../../../test/rows.ts'
import { openAdminDatabase } from '../../database-for-tests.ts'
import { eraseRatings } from './erase-ratings.ts'
import { exportRatings, listComments, listVotes } from './list-ratings.ts'

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
    const many = Array.from({ length: 120 }, (_, at) => {
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

  test('staff read the votes of each page and version, those with the most no first, page by page', async () => {
    const all = [
      { version: '5.3', path: 'layers', yes: 1, no: 2, comments: 2 },
      { version: 'pocket-4.0', path: 'brushes', yes: 120, no: 0, comments: 120 },
      { version: '5.2', path: 'layers', yes: 1, no: 0, comments: 0 },
    ]
    expect(await listVotes(db, {})).toEqual({ votes: all, next_cursor: null })
    expect((await listVotes(db, { version: '5.2' })).votes).toEqual([all[2]])
    expect((await listVotes(db, { path: 'layers', language: 'jp' })).votes).toEqual([all[0], all[2]])
    expect((await listVotes(db, { language: 'en' })).votes).toEqual([])
    const seen: unknown[] = []
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await listVotes(db, { cursor, limit: 1 })
      seen.push(...page.votes)
      cursor = page.next_cursor
    }
    expect(seen).toEqual(all)
    for (const cursor of ['nonsense', Buffer.from('1 5.3 a b').toString('base64url')])
      await expect(listVotes(db, { cursor })).rejects.toMatchObject({ status: 400 })
  })

  test('staff read comments newest first, by version, page or language, page by page', async () => {
    const { comments } = await listComments(db, { path: 'layers' })
    expect(comments.map(({ comment }) => comment)).toEqual(['=1+1', 'Where is it?'])
    expect(comments[0]).toMatchObject({ version: '5.3', path: 'layers', locale: 'jp', helpful: false })
    expect((await listComments(db, { path: 'layers', language: 'cn' })).comments).toEqual([])
    const first = await listComments(db, { version: 'pocket-4.0', limit: 100 })
    const second = await listComments(db, {
      ...{ version: 'pocket-4.0', limit: 100 },
      cursor: first.next_cursor ?? '',
    })
    expect([first.comments.length, second.comments.length, second.next_cursor]).toEqual([100, 20, null])
    expect(new Set([first, second].flatMap(page => page.comments.map(({ id }) => id))).size).toBe(120)
    await expect(listComments(db, { cursor: 'nonsense' })).rejects.toMatchObject({ status: 400 })
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
