import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { changeRows, removeRows, rowsOf } from '../../../test/rows.ts'
import { openOffice, password } from '../office-for-tests.ts'
import { checkAudit } from './check-audit.ts'

type Office = Awaited<ReturnType<typeof openOffice>>

const logOf = async ({ db }: Office) => (await rowsOf(db, 'audit')).toSorted((a, b) => a.number - b.number)

/** The rows that `work` appends, as act, outcome and status. */
async function appended(office: Office, work: () => Promise<unknown>) {
  const before = (await logOf(office)).length
  await work()
  return (await logOf(office))
    .slice(before)
    .map(({ act, outcome, detail }) => [act, outcome, (JSON.parse(detail) as { status?: number }).status])
}

/** Changes the audit log as somebody who may drop triggers. */
async function tamper({ db }: Office, dialect: string, change: () => Promise<unknown>) {
  if (dialect === 'postgres') {
    await sql`alter table audit disable trigger all`.execute(db)
    await change()
    await sql`alter table audit enable trigger all`.execute(db)
    return
  }
  const triggers = await sql<{ name: string; sql: string }>`
    select name, sql from sqlite_master where type = 'trigger' and tbl_name = 'audit'`.execute(db)
  for (const { name } of triggers.rows) await sql`drop trigger ${sql.ref(name)}`.execute(db)
  await change()
  for (const { sql: create } of triggers.rows) await sql.raw(create).execute(db)
}

onEachDatabase('the audit log', databases => {
  test('has exactly one row for each act, refused ones too, and none for what is read', async () => {
    const office = await openOffice(databases)
    const { visitor, email } = await office.enter('ada@example.com', 'support')
    const stranger = office.browser()
    const rows = (work: () => Promise<unknown>) => appended(office, work)
    expect(await rows(() => visitor.call('changeMe', { body: { shortcuts: false } }))).toEqual([
      ['changeMe', 'done', undefined],
    ])
    expect(await rows(() => visitor.call('changeMe', { body: { time_zone: 'Mars/Olympus' } }))).toEqual([
      ['changeMe', 'refused', 422],
    ])
    expect(await rows(() => visitor.call('changeMe', { body: { more: 1 } }))).toEqual([
      ['changeMe', 'refused', 422],
    ])
    expect(await rows(() => visitor.call('endOwnSession', { params: { id: '7' } }))).toEqual([
      ['endOwnSession', 'refused', 404],
    ])
    expect(await rows(() => visitor.call('renewRecoveryCodes'))).toEqual([
      ['renewRecoveryCodes', 'refused', 403],
    ])
    expect(await rows(() => stranger.call('logIn', { body: { email, password: 'wrong' } }))).toEqual([
      ['logIn', 'refused', 401],
    ])
    expect(await rows(() => stranger.call('logIn', { body: { email: 'x@example.com', password } }))).toEqual([
      ['logIn', 'refused', 401],
    ])
    expect(await rows(() => stranger.call('logIn', { body: { email, password } }))).toEqual([
      ['logIn', 'done', undefined],
    ])
    expect(await rows(() => stranger.call('giveSecondFactor', { body: { code: '1' } }))).toEqual([
      ['giveSecondFactor', 'refused', 401],
    ])
    expect(await rows(() => visitor.call('getMe'))).toEqual([])
    expect(await rows(() => office.browser().call('renewRecoveryCodes'))).toEqual([])
    expect(await rows(() => office.browser().call('logIn', { body: {} }))).toEqual([])
    expect(await rows(() => visitor.call('logOut'))).toEqual([['logOut', 'done', undefined]])
  })

  test('names who, in which session, and what; no texts', async () => {
    const office = await openOffice(databases)
    const { visitor } = await office.enter('ada@example.com', 'support')
    const { id } = (await visitor.call('getMe')).json as { id: string }
    const headers = { 'X-Request-Id': 'request-7' }
    await visitor.call('changeMe', { body: { time_zone: 'Asia/Tokyo' }, headers })
    const row = (await logOf(office)).at(-1)
    expect(row).toMatchObject({
      ...{ staff_id: id, act: 'changeMe', subject_kind: 'staff', subject: id, outcome: 'done' },
      ...{ detail: '{"fields":["time_zone"]}', request_id: 'request-7', at: office.time.now.toISOString() },
    })
    expect(row?.session_id).toMatch(/^[\da-f-]{36}$/)
    const all = JSON.stringify(await logOf(office))
    for (const text of ['ada@example.com', 'Ada Moss', password, 'Tokyo']) expect(all).not.toContain(text)
  })

  test('the database refuses to change, delete or replace a row', async () => {
    const office = await openOffice(databases)
    await office.enter('ada@example.com', 'support')
    const before = await logOf(office)
    const { db } = office
    await expect(changeRows(db, 'audit', { number: 1 }, { act: 'nothing' })).rejects.toThrow(/append-only/)
    await expect(removeRows(db, 'audit')).rejects.toThrow(/append-only/)
    const replace =
      databases.dialect === 'postgres'
        ? sql`truncate audit`
        : sql`insert or replace into audit select number, at, staff_id, session_id, 'nothing', subject_kind, subject,
            detail, outcome, request_id, previous_hash, hash from audit`
    await expect(replace.execute(db)).rejects.toThrow(/append-only/)
    expect(await logOf(office)).toEqual(before)
  })

  test('the chain is whole after acts at once, and a changed, removed or last row is found', async () => {
    const office = await openOffice(databases)
    const { db } = office
    const { visitor } = await office.enter('ada@example.com', 'support')
    await Promise.all(
      Array.from({ length: 250 }, (_, at) => visitor.call('changeMe', { body: { shortcuts: at % 2 === 0 } })),
    )
    const log = await logOf(office)
    expect(log.map(({ number }) => number)).toEqual(log.map((_, at) => at + 1))
    expect(await checkAudit(db)).toEqual({ rows: log.length, hash: log.at(-1)?.hash, wrong: null })

    const [seventh] = log.filter(({ number }) => number === 7)
    for (const [column, value] of [
      ['detail', '{"fields":["time-zone"]}'],
      ['staff_id', null],
      ['at', '2026-06-15T10:00:00.001Z'],
      ['outcome', 'refused'],
      ['hash', 'f'.repeat(64)],
    ] as const) {
      const change = (to: object) => () => changeRows(db, 'audit', { number: 7 }, to)
      await tamper(office, databases.dialect, change({ [column]: value }))
      expect(await checkAudit(db)).toMatchObject({ rows: 6, wrong: 7 })
      await tamper(office, databases.dialect, change({ [column]: seventh?.[column] ?? null }))
      expect((await checkAudit(db)).wrong).toBeNull()
    }
    await tamper(office, databases.dialect, () =>
      sql`delete from audit where number = ${log.length}`.execute(db),
    )
    expect(await checkAudit(db)).toMatchObject({ rows: log.length - 1, wrong: log.length })
    await tamper(office, databases.dialect, () => sql`delete from audit where number = 20`.execute(db))
    expect(await checkAudit(db)).toMatchObject({ rows: 19, wrong: 20 })
  })

  test('an act that fails leaves neither a change nor a row', async () => {
    const office = await openOffice(databases)
    const { visitor } = await office.enter('ada@example.com', 'support')
    await sql`alter table audit_head rename to audit_head_away`.execute(office.db)
    const before = await rowsOf(office.db, 'staff')
    expect((await visitor.call('changeMe', { body: { shortcuts: false } })).status).toBe(500)
    expect(await rowsOf(office.db, 'staff')).toEqual(before)
  })
})
