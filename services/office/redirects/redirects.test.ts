import { expect, test } from 'vitest'
import { onBoth, onDatabasesInTurn } from '../../../test/databases-in-turn.ts'
import { rowsOf } from '../../../test/rows.ts'
import { openOffice } from '../office-for-tests.ts'

onDatabasesInTurn('redirects', databases => {
  test('to an address redirected later lead on, are searched as text, come on pages', onBoth, async () => {
    const office = await openOffice(databases)
    const { visitor } = await office.enter('redirects@example.com', 'editor')
    const add = (from: string, to = '/press') => visitor.call('addRedirect', { body: { from, to } })
    for (const from of ['/a_b', '/a%25b', '/acb', '/a/b/c']) await add(from)
    const list = async (query: Record<string, string>) =>
      (await visitor.call('listRedirects', { query })).json as {
        redirects: { from: string }[]
        next_cursor: string | null
        total: number
      }
    expect((await list({ words: 'A_B' })).redirects.map(({ from }) => from)).toEqual(['/a_b'])
    const first = await list({ limit: '2' })
    expect(first.redirects.map(({ from }) => from)).toEqual(['/a/b/c', '/a_b'])
    const rest = await list({ limit: '2', cursor: String(first.next_cursor) })
    expect([rest.redirects.map(({ from }) => from), rest.next_cursor]).toEqual([['/acb'], null])
    expect(first.total).toBe(3)
  })

  test('of two at once for one address one stands', onBoth, async () => {
    const office = await openOffice(databases)
    const { visitor } = await office.enter('twice@example.com', 'editor')
    const answers = await Promise.all(
      [1, 2, 3].map(() => visitor.call('addRedirect', { body: { from: '/old', to: '/press' } })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const acts = await rowsOf(office.db, 'audit')
    expect(acts.filter(({ act }) => act === 'addRedirect').map(({ outcome }) => outcome)).toHaveLength(3)
  })
})
