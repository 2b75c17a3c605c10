import { expect, test } from 'vitest'
import { officeApi } from '../../../contract/office/office.ts'
import { onDatabasesInTurn } from '../../../test/databases-in-turn.ts'
import { addRows, changeRows, rowsOf } from '../../../test/rows.ts'
import { addUpload } from '../../admin/uploads/add-upload-for-tests.ts'
import { openThreeServices, origin } from '../three-services-for-tests.ts'

onDatabasesInTurn('files in the office', databases => {
  async function open() {
    const services = await openThreeServices(databases)
    const get = async (path: string, cookie: string) => {
      const response = await services.service(
        new Request(`${origin}${officeApi}/files/${path}`, { headers: cookie ? { Cookie: cookie } : {} }),
      )
      const bytes = Buffer.from(await response.arrayBuffer())
      return { status: response.status, headers: response.headers, text: bytes.toString('utf8') }
    }
    return { ...services, get }
  }

  test('requests are exported as CSV: those of the teams, without a formula, with one row of the audit log', async () => {
    const { db, enter, send, get } = await open()
    const { cookie } = await enter('support', 'press')
    const question = '＝HYPERLINK("https://evil.example")'
    await send('support', { name: '\t=1+1', email: 'mio@example.com', answers: { question } })
    await send('media-list', { name: '李', answers: { organisation: '@SUM(A1)' } })
    await send('permission', { name: 'Not of the teams' })
    const all = await get('export.csv', cookie)
    expect([all.status, all.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
    expect(all.headers.get('content-disposition')).toBe('attachment; filename="requests-2026-06-15.csv"')
    expect(all.text.startsWith('\uFEFF"reference","kind"')).toBe(true)
    expect(all.text).toContain(`"'\t=1+1"`)
    expect(all.text).toContain(`"'＝HYPERLINK(""https://evil.example"")"`)
    expect(all.text).toContain(`"'@SUM(A1)"`)
    expect(all.text).not.toContain('Not of the teams')
    const one = await get('export.csv?kind=media-list', cookie)
    expect([one.text.includes('李'), one.text.includes('HYPERLINK')]).toEqual([true, false])
    const audit = await rowsOf(db, 'audit')
    expect(audit.map(({ act, subject, outcome }) => [act, subject, outcome])).toEqual([
      ['exportRequests', 'all', 'done'],
      ['exportRequests', 'media-list', 'done'],
    ])
  })

  test('votes and comments are exported as CSV by their filter, without a formula, to who may read them', async () => {
    const { db, enter, get, time } = await open()
    const rating = {
      group_version: '5.3',
      path: 'layers',
      helpful: 0,
      created_at: time.now.toISOString(),
    } as const
    await addRows(db, 'handbook_ratings', [
      { ...rating, id: 'a', iso: 'ja', comment: '@SUM(A1) 図層' },
      { ...rating, id: 'b', iso: 'en-US', comment: null },
      { ...rating, id: 'c', iso: 'zh-CN', group_version: '5.2', comment: '第二' },
    ])
    const editor = await enter('editor')
    const all = await get('ratings.csv', editor.cookie)
    expect(all.headers.get('content-disposition')).toBe('attachment; filename="ratings-2026-06-15.csv"')
    expect(all.text.trimEnd().split('\r\n')).toHaveLength(4)
    expect(all.text).toContain(`"5.3","layers","ja","no","'@SUM(A1) 図層"`)
    const some = await get('ratings.csv?version=5.3&language=jp&path=layers', editor.cookie)
    expect(some.text.trimEnd().split('\r\n')).toHaveLength(2)
    expect((await get('ratings.csv?language=tlh', editor.cookie)).status).toBe(422)
    for (const role of ['translator', 'press'] as const)
      expect((await get('ratings.csv', (await enter(role)).cookie)).status).toBe(403)
    const done = (await rowsOf(db, 'audit')).filter(({ outcome }) => outcome === 'done')
    expect(done.map(({ act, subject, detail }) => [act, subject, JSON.parse(detail).version])).toEqual([
      ['exportRatings', 'ratings', null],
      ['exportRatings', 'ratings', '5.3'],
    ])
    time.now = new Date(time.now.getTime() + 11 * 60_000)
    expect((await get('ratings.csv', editor.cookie)).status).toBe(403)
  })

  test('an export needs its permission and a recent authentication', async () => {
    const { enter, get, time, db } = await open()
    const { cookie } = await enter('support')
    const translator = await enter('translator')
    expect((await get('export.csv', '')).status).toBe(401)
    expect((await get('export.csv', translator.cookie)).status).toBe(403)
    expect((await get('export.csv?kind=diary', cookie)).status).toBe(422)
    time.now = new Date(time.now.getTime() + 11 * 60_000)
    expect((await get('export.csv', cookie)).status).toBe(403)
    expect((await rowsOf(db, 'audit')).every(({ outcome }) => outcome === 'refused')).toBe(true)
  })

  test('a file of a request is a download for its team alone', async () => {
    const { db, storage, enter, send, get } = await open()
    const reference = await send('support')
    const id = 'a'.repeat(32)
    const [request] = await rowsOf(db, 'requests')
    await addUpload(db, {
      ...{ id, request_id: request?.id ?? '', name: '海 "1".png', size: 5 },
      created_at: '2026-06-15T10:00:00.000Z',
    })
    await storage.put(`attachments/${id}`, Buffer.from('bytes'), { type: 'image/png', size: 5 })
    const support = await enter('support')
    const found = await get(id, support.cookie)
    expect([found.status, found.text]).toEqual([200, 'bytes'])
    expect(found.headers.get('content-disposition')).toMatch(/^attachment;/)
    expect(found.headers.get('x-content-type-options')).toBe('nosniff')
    expect((await get(id, (await enter('legal')).cookie)).status).toBe(404)
    expect((await get(id, (await enter('editor')).cookie)).status).toBe(403)
    expect((await get(id, '')).status).toBe(401)
    for (const path of ['x', '../nothing', '%00', 'a/b'])
      expect((await get(path, support.cookie)).status).toBe(404)
    await changeRows(db, 'requests', { reference }, { team: 'press' })
    expect((await get(id, support.cookie)).status).toBe(404)
  })
})
