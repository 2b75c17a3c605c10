import { describe, expect, test } from 'vitest'
import { onDatabasesInTurn } from '../../../test/databases-in-turn.ts'
import { addRows, rowsOf } from '../../../test/rows.ts'
import { solveCaptcha } from '../../captcha/proof-for-tests.ts'
import { openAdminService } from '../service-for-tests.ts'
import { exportRecords } from './account-records/export-records.ts'
import { individual } from './permission/permission-for-tests.ts'
import { pathOf } from './reference.ts'
import { answerLines } from './request-answers.ts'

const mio = { name: 'Mio', email: 'mio@example.com', email2: 'mio@example.com', lang: 'ja' }
const question = { product: 'dreams', question: 'My film has no sound.', code_of_conduct: true }
const tester = { device_language: 'ja', familiarity: ['sketching'], devices: ['ipad-a16'], message: '' }
const reporter = { organisation: 'A sample magazine', format: 'print', terms: true }

const school = { school: 'A sample', role: 'teacher', country: 'Japan', devices: '10-49', message: 'How?' }

const forms: [what: string, path: string, body: object][] = [
  ['a support request', '/support-requests', { ...mio, ...question }],
  ['a beta application', '/beta-applications', { ...mio, ...tester, code_of_conduct: true, terms: true }],
  ['the media list', '/media-list', { ...mio, ...reporter }],
  ['a question of a school', '/education-requests', { ...mio, ...school, terms: true }],
  ['a permission request', '/permission-requests', individual],
]

onDatabasesInTurn('what an earlier version stored', databases => {
  test('is read as it was: answers that no longer fit, and those of fields that are gone', async () => {
    const { db, get } = await openAdminService(databases)
    const secret = 'a secret that signs links'
    const stored = { organisation: 'A sample magazine', format: 'fax', marketing: false, colour: 'blue' }
    const at = '2026-06-01T10:00:00.000Z'
    await addRows(db, 'requests', [
      {
        ...{ id: 'old', reference: 'M-22222222', kind: 'media-list', state: 'received', locale: 'jp' },
        ...{
          name: 'Mio',
          email: 'mio@example.com',
          email_key: 'mio@example.com',
          answers: JSON.stringify(stored),
        },
        ...{ created_at: at, updated_at: at, erase_at: null },
      },
    ])
    const thread = await (await get(pathOf(secret, 'M-22222222').replace('/support/', '/support-'))).json()
    expect(thread.answers).toEqual({ name: 'Mio', email: 'mio@example.com', ...stored })
    expect(answerLines('media-list', stored)).toEqual([
      'Organization: A sample magazine',
      'Where you publish: fax',
      'Marketing emails: No',
      'colour: blue',
    ])
    const { requests } = await exportRecords({ db, secret }, { account: 'nobody', email: 'mio@example.com' })
    expect(requests[0]?.answers).toEqual(stored)
    expect(requests[0]?.described.map(({ label, values }) => [label, ...values])).toEqual([
      ['お名前', 'Mio'],
      ['メールアドレス', 'mio@example.com'],
      ['所属', 'A sample magazine'],
      ['媒体の種類', 'fax'],
      ['宣伝のメール', '受け取らない'],
      ['colour', 'blue'],
    ])
  })
})

onDatabasesInTurn('every form', databases => {
  async function open() {
    const service = await openAdminService(databases)
    const { db, post } = service
    const prove = async () => solveCaptcha((await (await post('/captcha', {})).json()).challenge)
    const stored = async () => (await rowsOf(db, 'requests')).length
    const queued = async () => (await rowsOf(db, 'jobs')).length
    const rename = (from: string, to: string) => db.schema.alterTable(from).renameTo(to).execute()
    return { ...service, prove, stored, queued, rename }
  }

  describe.each(forms)('%s', (_, path, form) => {
    test('whose mails cannot be queued is not stored, and can be sent again as it was', async () => {
      const { prove, post, stored, queued, rename } = await open()
      const body = { ...form, captcha: await prove() }
      await rename('jobs', 'jobs_out_of_reach')
      const refused = await post(path, body)
      expect([refused.status, refused.headers.get('content-type')]).toEqual([500, 'application/problem+json'])
      expect(await refused.text()).not.toContain('jobs')
      expect(await stored()).toBe(0)
      await rename('jobs_out_of_reach', 'jobs')
      const taken = await post(path, body)
      expect(taken.status).toBe(201)
      expect([await stored(), await queued()]).toEqual([1, 2])
      expect(await (await post(path, body)).json()).toEqual(await taken.json())
      expect([await stored(), await queued()]).toEqual([1, 2])
    })

    test('a thousand times from one address is enough after sixty, and nobody else waits for it', async () => {
      const { prove, post, stored } = await open()
      const proof = await prove()
      const statuses = new Map<number, number>()
      for (let sent = 0; sent < 1000; sent += 50) {
        const answers = await Promise.all(
          Array.from({ length: 50 }, (_, at) => post(path, { ...form, captcha: `not a proof ${sent + at}` })),
        )
        for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1)
      }
      expect(Object.fromEntries(statuses)).toEqual({ 422: 60, 429: 940 })
      const late = await post(path, { ...form, captcha: proof })
      expect([late.status, Number(late.headers.get('retry-after'))]).toEqual([429, expect.any(Number)])
      expect(await stored()).toBe(0)
      expect((await post(path, { ...form, captcha: proof }, '203.0.113.8')).status).toBe(201)
      expect(await stored()).toBe(1)
    })
  })
})
