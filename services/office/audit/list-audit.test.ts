import { expect, test } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { openOffice } from '../office-for-tests.ts'

interface Row {
  readonly number: number
  readonly act: string
  readonly staff: { readonly name: string } | null
  readonly subject: string
  readonly outcome: string
}

onEachDatabase('the audit log as administrators read it', databases => {
  async function open() {
    const office = await openOffice(databases)
    const ada = await office.enter('ada@example.com', 'administrator')
    const list = async (query: Record<string, string> = {}) => {
      const { status, json } = await ada.visitor.call('listAudit', { query })
      return { status, rows: (json?.rows ?? []) as Row[], next: json?.next_cursor as string | null }
    }
    return { ...office, ada, list }
  }

  test('is filtered by who, act, subject, outcome and day', async () => {
    const { ada, list } = await open()
    const add = (from: string) => ada.visitor.call('addRedirect', { body: { from, to: '/press' } })
    for (const from of ['/one', '/two', '/two']) await add(from)
    const [newest] = (await list()).rows
    expect(newest).toMatchObject({ act: 'addRedirect', outcome: 'refused', staff: { name: 'Ada Moss' } })
    const acts = async (query: Record<string, string>) =>
      (await list(query)).rows.map(({ act, subject }) => [act, subject])
    expect(await acts({ act: 'addRedirect', outcome: 'done' })).toEqual([
      ['addRedirect', '/two'],
      ['addRedirect', '/one'],
    ])
    expect(await acts({ subject: '/one' })).toEqual([['addRedirect', '/one']])
    // The command line invites as nobody.
    expect((await acts({ staff: 'nobody' })).map(([act]) => act)).toContain('addStaff')
    expect(await acts({ staff: 'nobody', act: 'addRedirect' })).toEqual([])
    const today = '2026-06-15'
    expect((await list({ from: today, to: today })).rows.length).toBeGreaterThan(3)
    expect(await acts({ from: '2026-06-16' })).toEqual([])
    expect(await acts({ to: '2026-06-14' })).toEqual([])
    for (const query of [{ from: 'yesterday' }, { cursor: '-1' }, { sort: 'act' }])
      expect([query, (await list(query as never)).status]).toEqual([query, 400])
    expect((await list({ outcome: 'else' })).status).toBe(422)
  })

  test('comes on pages that leave nothing out, and is checked whole', async () => {
    const { ada, list } = await open()
    for (let at = 0; at < 5; at++)
      await ada.visitor.call('addRedirect', { body: { from: `/page-${at}`, to: '/press' } })
    const numbers: number[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page = await list({ limit: '3', ...(cursor && { cursor }) })
      numbers.push(...page.rows.map(({ number }) => number))
      cursor = page.next
    }
    expect(numbers).toEqual(numbers.map((_, at) => numbers.length - at))
    expect((await ada.visitor.call('checkAudit')).json).toMatchObject({ rows: numbers.length, wrong: null })
  })
})
