import { utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { CareGroup } from '../../../contract/office/care.ts'
import { onDatabasesInTurn } from '../../../test/databases-in-turn.ts'
import { openFolder } from '../../../test/folders.ts'
import { addRows, changeRows, rowsOf } from '../../../test/rows.ts'
import { countHits } from '../../admin/redirects/count-hits.ts'
import { eraseRedirectDays } from '../../admin/redirects/erase-days.ts'
import { openContent } from '../content/content-for-tests.ts'
import { origin } from '../three-services-for-tests.ts'
import { readBackup } from './backup-age.ts'
import { findCare } from './find-care.ts'

const dayMs = 24 * 3_600_000

onDatabasesInTurn('what the site needs', databases => {
  async function open() {
    const content = await openContent(databases)
    const { time } = content
    type Caller = Pick<typeof content.editor, 'call'>
    const groups = async (by: Caller) =>
      ((await by.call('getCare')).json as unknown as { groups: CareGroup[] }).groups
    const kinds = async (by: Caller) => (await groups(by)).map(({ kind, total }) => `${kind} ${total}`)
    const pass = (days: number) => {
      time.now = new Date(time.now.getTime() + days * dayMs)
    }
    return { ...content, groups, kinds, pass }
  }

  test('texts that nobody looked at for a year, until somebody says that they are still right', async () => {
    const { enter, editor, groups, kinds, pass, db } = await open()
    expect(await kinds(editor)).toEqual([])
    pass(370)
    const later = await enter('editor')
    const [texts] = await groups(later)
    expect(texts?.kind).toBe('texts')
    const [first] = texts?.findings ?? []
    const { path = '', language = 'en' } = first?.text ?? {}
    const confirm = (by: Pick<typeof later, 'call'>, body: object = { path, language }) =>
      by.call('confirmText', { body })
    expect((await confirm(later)).status).toBe(200)
    const [after] = await groups(later)
    expect(after?.total).toBe((texts?.total ?? 0) - 1)
    expect(after?.findings.map(({ text }) => text)).not.toContainEqual(first?.text)
    expect((await confirm(later, { path: 'insight/1999/none', language })).status).toBe(404)
    // One who translates nothing has nothing to look at; careers have positions alone.
    expect(await kinds(await enter('translator'))).toEqual([])
    expect((await confirm(await enter('translator'))).status).toBe(403)
    expect((await confirm(await enter('support'))).status).toBe(403)
    const positions = (await groups(await enter('careers')))[0]?.findings ?? []
    expect(positions.length).toBeGreaterThan(0)
    expect(positions.every(({ text }) => text?.kind === 'position')).toBe(true)
    // A publish is a look as well.
    await later.write('en', 'Still right, in other words.')
    expect(
      (await groups(later))[0]?.findings.map(({ text }) => `${text?.path} ${text?.language}`),
    ).not.toContain('insight/2026/one-leaf en')
    pass(370)
    expect((await groups(await enter('editor')))[0]?.total).toBe(texts?.total)
    const acts = (await rowsOf(db, 'audit')).filter(({ act }) => act === 'confirmText')
    expect(acts.map(({ outcome }) => outcome)).toEqual(['done', 'refused', 'refused', 'refused'])
  })

  test('redirects that nobody follows, counted by day', async () => {
    const { editor, enter, kinds, db } = await open()
    const facts = { made_by: null, hits: 0, last_hit_on: null, to_path: '/press' }
    const rows = ['/old', '/kept', '/new'].map(from_path => ({
      ...{ ...facts, from_path },
      at: from_path === '/new' ? '2026-06-01T00:00:00.000Z' : '2024-01-01T00:00:00.000Z',
    }))
    await addRows(db, 'redirects', rows)
    expect(await kinds(editor)).toEqual(['redirects 2'])
    const hit = (times: number, day: string) =>
      countHits(
        db as never,
        [
          { from: '/kept', times },
          { from: '/x', times },
        ],
        day,
      )
    await hit(2, '2026-06-14')
    await hit(3, '2026-06-14')
    await hit(1, '2026-06-15')
    expect(await kinds(editor)).toEqual(['redirects 1'])
    expect(await kinds(await enter('translator'))).toEqual([])
    const days = async () =>
      (await rowsOf(db, 'redirect_days'))
        .map(({ from_path, day, hits }) => `${from_path} ${day} ${hits}`)
        .toSorted()
    expect(await days()).toEqual(['/kept 2026-06-14 5', '/kept 2026-06-15 1'])
    await eraseRedirectDays(db as never, new Date('2027-07-20T00:00:00.000Z'))
    expect(await days()).toEqual(['/kept 2026-06-15 1'])
  })

  test('licenses, for those who decide them; pictures, for those who delete them', async () => {
    const { enter, groups, kinds, send, db } = await open()
    const reference = await send('permission')
    await changeRows(db, 'requests', { reference }, { state: 'accepted' })
    const [request] = await rowsOf(db, 'requests')
    const license = { starts_on: '2026-01-01', ends_on: '2026-07-30', terms: '', reminded_at: null }
    await addRows(db, 'licences', [{ request_id: request?.id ?? '', ...license }])
    const legal = await enter('legal')
    const [ending] = await groups(legal)
    expect(ending).toMatchObject({ kind: 'licences', total: 1, findings: [{ title: reference }] })
    expect(JSON.stringify(ending)).not.toContain('Mio')
    await changeRows(db, 'licences', {}, { ends_on: '2026-09-30' })
    expect(await kinds(legal)).toEqual([])
    const at = { created_at: '2026-05-01T00:00:00.000Z', updated_at: '2026-05-01T00:00:00.000Z' }
    const size = { width: 4, height: 3, colour: '#336699', alpha: 0, focal_x: 50, focal_y: 50 } as const
    const file = {
      version: 1,
      made: 1,
      licence: '',
      original_key: 'x',
      upload_id: null,
      words: 'x',
      fault: null,
    }
    const original = { source: '', original_type: 'image/jpeg', original_hash: 'x', original_bytes: 1 }
    const media = { ...at, ...size, ...file, ...original, created_by: null, archived_at: null }
    await addRows(db, 'media', [
      { id: 'old', name: 'old.jpg', ...media },
      { id: 'fresh', name: 'fresh.jpg', ...media, created_at: '2026-06-14T00:00:00.000Z' },
    ])
    const [pictures] = await groups(await enter('editor'))
    expect(pictures).toMatchObject({ kind: 'pictures', findings: [{ title: 'old.jpg', path: '/media/old' }] })
    expect(pictures?.total).toBe(1)
    expect(await kinds(await enter('press'))).toEqual([])
  })

  test('the certificate and the newest backup, for administrators', async () => {
    const { db, time } = await open()
    const folder = await openFolder('backups')
    const staff = (role: 'administrator' | 'editor') => ({
      ...{ id: 'x', name: '', email: '', timeZone: 'UTC', languages: [], teams: ['legal' as const] },
      roles: [role] as const,
    })
    const find = async (
      role: 'administrator' | 'editor' = 'administrator',
      backupPath: string | null = folder,
    ) =>
      (
        await findCare({
          ...{ db, origin, now: time.now, staff: staff(role) },
          installation: { version: '', storageFolder: null, crawl: 'on', backupPath },
        })
      ).flatMap(({ findings }) => findings.map(({ advice }) => advice))
    expect(await find('administrator', null)).toEqual([])
    const unused = { backupPath: join(folder, 'none'), isBackupOptional: true }
    expect(await readBackup(unused, time.now)).toBe(null)
    expect(await find()).toEqual([
      'BACKUP_PATH names nothing that can be read. Look whether backups are made.',
    ])
    const write = async (name: string, hours: number) => {
      await writeFile(join(folder, name), '')
      const at = new Date(time.now.getTime() - hours * 3_600_000)
      await utimes(join(folder, name), at, at)
    }
    await write('one', 80)
    expect(await find()).toEqual(['It is 3 days old. Look why none was made since.'])
    await write('two', 20)
    expect(await find()).toEqual([])
    expect(await readBackup({ backupPath: join(folder, 'one') }, time.now)).toMatchObject({ isLate: true })
    const certificate = { host: 'example.com', fault: null, checked_at: '' }
    await addRows(db, 'certificates', [{ ...certificate, ends_at: '2026-06-20T10:00:00.000Z' }])
    expect(await find()).toEqual(['The certificate ends in 5 days. Renew it.'])
    expect(await find('editor')).toEqual([])
    await changeRows(db, 'certificates', {}, { ends_at: '2026-06-10T10:00:00.000Z' })
    expect(await find()).toEqual(['The certificate has expired: browsers refuse the site. Renew it now.'])
    await changeRows(db, 'certificates', {}, { ends_at: '2026-09-10T10:00:00.000Z' })
    expect(await find()).toEqual([])
  })
})
