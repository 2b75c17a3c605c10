import { expect, test } from 'vitest'
import { createAdminClient } from '../../../contract/admin.ts'
import { mapLocales } from '../../../contract/locale.ts'
import type { IssueConflict, IssueFields, IssueView } from '../../../contract/office/newsletter.ts'
import { queuedJobs } from '../../../platform/jobs/queued-jobs-for-tests.ts'
import { sentMails } from '../../../platform/mail/sent-mails-for-tests.ts'
import { onDatabasesInTurn } from '../../../test/databases-in-turn.ts'
import { changeRows, rowsOf } from '../../../test/rows.ts'
import { readRevision } from '../../admin/content/revision.ts'
import { issueKind } from '../../admin/newsletter/issues.ts'
import { newsletterJobs } from '../../admin/newsletter/send-newsletter.ts'
import { addSubscribers } from '../../admin/newsletter/sending-for-tests.ts'
import { openThreeServices, origin, secret } from '../three-services-for-tests.ts'

type Browser = Awaited<ReturnType<Awaited<ReturnType<typeof openThreeServices>>['enter']>>

const written: IssueFields = {
  texts: mapLocales(locale => ({ subject: `November, ${locale}`, preheader: '', text: 'A brush.' })),
  in_english: [],
  tags: [],
}

onDatabasesInTurn('an issue in the office', databases => {
  async function open() {
    const services = await openThreeServices(databases)
    const { db, time } = services
    const [ada, ben] = [await services.enter('editor'), await services.enter('administrator')]
    const call = async (who: Browser, name: string, id: string, body: object = {}) =>
      who.call(name as 'approveIssue', { params: { id }, body: body as never })
    const save = async (who: Browser, body: object) => who.call('saveIssue', { body: body as never })
    const view = async (id: string, who = ada) =>
      (await who.call('getIssue', { params: { id } })).json as unknown as IssueView
    const create = async (fields: Partial<IssueFields> = {}) =>
      String((await save(ada, { ...written, ...fields })).json?.id)
    const jobs = newsletterJobs({ db: db as never, origin, secret, mailHost: 'example.com' }, silent, {
      clock: () => time.now,
      pace: { sliceSize: 10, restMs: 0, pauseMs: 0 },
    })
    /** Runs the issue's jobs that are due, as the worker does. */
    const run = async () => {
      for (const { kind, payload, id } of await queuedJobs(db)) {
        const handler = jobs[kind]
        if (!handler) continue
        let again = await handler(payload, { id, attempt: 1 })
        for (let step = 0; again && again.againInMs === 0 && kind === issueKind && step < 20; step++)
          again = await handler(payload, { id, attempt: 1 })
        if (!again) await changeRows(db, 'jobs', { id }, { done_at: time.now.toISOString() })
      }
    }
    const archive = createAdminClient({ baseUrl: `${origin}/api/admin`, fetch: services.admin })
    const acts = async () => (await rowsOf(db, 'audit')).map(({ act, outcome }) => `${act} ${outcome}`)
    return { ...services, ada, ben, call, save, view, create, run, archive, acts }
  }
  const silent = { send: async () => {}, close: () => {} }

  test('goes out when a second person has approved exactly this version', async () => {
    const { ada, ben, call, save, view, create, acts } = await open()
    const id = await create()
    expect((await call(ben, 'approveIssue', id, { version: 1 })).status).toBe(409)
    expect((await call(ada, 'askIssueApproval', id, { version: 1 })).status).toBe(200)
    expect((await call(ada, 'approveIssue', id, { version: 1 })).status).toBe(403)
    expect((await view(id)).may.approve).toBe(false)
    expect((await call(ben, 'sendIssue', id, { version: 1, at: null })).status).toBe(409)
    // An edit takes the question and the approval away.
    await save(ada, { ...written, id, version: 1, tags: ['dreams'] })
    expect(await view(id)).toMatchObject({ state: 'draft', version: 2, asked_by: null })
    expect((await call(ben, 'approveIssue', id, { version: 1 })).status).toBe(409)
    await call(ada, 'askIssueApproval', id, { version: 2 })
    expect((await call(ben, 'approveIssue', id, { version: 1 })).status).toBe(409)
    expect((await call(ben, 'approveIssue', id, { version: 2 })).status).toBe(200)
    await save(ben, { ...written, id, version: 2 })
    expect(await view(id)).toMatchObject({ state: 'draft', version: 3, approved_by: null })
    expect((await call(ada, 'sendIssue', id, { version: 3, at: null })).status).toBe(409)
    await call(ben, 'askIssueApproval', id, { version: 3 })
    const reason = 'The second link.'
    expect((await call(ada, 'returnIssue', id, { version: 3, reason })).status).toBe(200)
    expect(await view(id)).toMatchObject({ state: 'draft', note: reason })
    expect(await acts()).toEqual(
      expect.arrayContaining(['saveIssue done', 'approveIssue refused', 'approveIssue done']),
    )
  })

  test('is sent in the language of each reader, listed in the archive, and stays as it was sent', async () => {
    const { db, ada, ben, call, save, view, create, run, archive } = await open()
    await addSubscribers(db as never, ['mio@example.com'], { locale: 'jp' })
    await addSubscribers(db as never, ['lin@example.com'], { locale: 'cn' })
    const id = await create({ in_english: ['cn'] })
    await call(ada, 'askIssueApproval', id, { version: 1 })
    await call(ben, 'approveIssue', id, { version: 1 })
    await changeRows(db, 'staff_sessions', {}, { elevated_until: null })
    expect((await call(ben, 'sendIssue', id, { version: 1, at: null })).status).toBe(403)
    await changeRows(db, 'staff_sessions', {}, { elevated_until: '2999-01-01T00:00:00.000Z' })
    expect((await call(ben, 'sendIssue', id, { version: 1, at: null })).status).toBe(200)
    expect((await archive.listLetters({ query: {} })).total).toBe(0)
    const before = await readRevision(db as never)
    for (let turn = 0; turn < 4; turn++) await run()
    expect(await view(id)).toMatchObject({
      state: 'sent',
      results: { queued: 2, sent: 2, failed: 0, left: 0 },
      archive: '/newsletter/archive/2026-06-15',
    })
    expect(await readRevision(db as never)).toBeGreaterThan(before)
    const { letters } = await archive.listLetters({ query: { lang: 'jp' } })
    expect(letters).toMatchObject([{ slug: '2026-06-15', subject: 'November, jp' }])
    expect((await archive.listLetters({ query: { lang: 'cn' } })).letters).toEqual([])
    const params = { slug: '2026-06-15' }
    const { letter } = await archive.getLetter({ params, query: { lang: 'cn' } })
    expect(letter).toMatchObject({ lang: 'en-US', languages: ['en-US', 'ja'], subject: 'November, en' })
    expect((await save(ada, { ...written, id, version: 1, tags: ['dreams'] })).status).toBe(422)
    expect((await call(ada, 'removeIssue', id)).status).toBe(409)
  })

  test('does not go out while something is missing or leads nowhere', async () => {
    const { ada, call, view, create, save } = await open()
    const empty = { subject: '', preheader: '', text: '' }
    const id = await create({ texts: { ...written.texts, jp: empty } })
    expect((await view(id)).faults).toMatchObject([{ language: 'jp', field: 'text' }])
    expect((await call(ada, 'askIssueApproval', id, { version: 1 })).status).toBe(422)
    const bad = [
      'See [it](page:/nowhere).',
      '![One](picture:coast)',
      '[to](handbook:layers)',
      '<b>Bold</b>',
      '',
    ]
    let version = 1
    for (const text of bad) {
      const cn = { subject: 'Two', preheader: '', text }
      await save(ada, { ...written, id, version, texts: { ...written.texts, cn } })
      version++
      expect([text, (await view(id)).faults.map(({ language }) => language)]).toEqual([text, ['cn']])
    }
    const good = '## New\n\n- [Press](page:/press)\n\n> *Quoted*\n\n[Read on](https://example.com/a)'
    const cn = { subject: 'Two', preheader: '', text: good }
    await save(ada, {
      ...written,
      id,
      version,
      texts: { ...written.texts, cn, jp: empty },
      in_english: ['jp'],
    })
    expect((await view(id)).faults).toEqual([])
  })

  test('two who write at once lose nothing: both changes come together, and where both changed, both are shown', async () => {
    const { ada, ben, save, create } = await open()
    const id = await create()
    const change = (texts: Partial<IssueFields['texts']>) => ({
      ...{ ...written, id, version: 1 },
      texts: { ...written.texts, ...texts },
    })
    const text = (words: string) => ({ subject: words, preheader: '', text: 'A brush.' })
    expect((await save(ada, change({ cn: text('新笔'), en: text('Ada') }))).status).toBe(200)
    const answer = await save(ben, change({ jp: text('新しい筆'), en: text('Ben') }))
    expect(answer.status).toBe(409)
    const { conflict } = answer.json ?? {}
    const { merged, both, theirs, version } = conflict as unknown as IssueConflict
    expect([merged.texts.cn.subject, merged.texts.jp.subject, merged.texts.en.subject]).toEqual([
      '新笔',
      '新しい筆',
      'Ben',
    ])
    expect([both, theirs.texts.en.subject, version]).toEqual([['en.subject'], 'Ada', 2])
    expect((await save(ben, { ...merged, id, version })).json).toMatchObject({ version: 3, conflict: null })
    // A save that is repeated because its answer was lost.
    expect((await save(ben, { ...merged, id, version })).json).toMatchObject({ version: 3, conflict: null })
  })

  test('waits for its moment, and a stop or an edit takes it off the schedule', async () => {
    const { db, ada, ben, call, save, view, create, run, time } = await open()
    await changeRows(db, 'staff_sessions', {}, { elevated_until: '2999-01-01T00:00:00.000Z' })
    const id = await create()
    await call(ada, 'askIssueApproval', id, { version: 1 })
    await call(ben, 'approveIssue', id, { version: 1 })
    const at = '2026-06-15T10:12Z'
    expect((await call(ben, 'sendIssue', id, { version: 1, at: '2026-06-15T09:00Z' })).status).toBe(422)
    expect((await call(ben, 'sendIssue', id, { version: 1, at })).status).toBe(200)
    expect((await call(ada, 'stopIssue', id)).status).toBe(200)
    expect(await view(id)).toMatchObject({ state: 'approved', send_at: null })
    await call(ben, 'sendIssue', id, { version: 1, at })
    time.now = new Date('2026-06-15T10:11:00Z')
    await run()
    expect((await view(id)).state).toBe('scheduled')
    await save(ada, { ...written, id, version: 1, tags: ['dreams'] })
    time.now = new Date('2026-06-15T10:12:30Z')
    await run()
    expect(await view(id)).toMatchObject({ state: 'draft', started_at: null })
    await call(ada, 'askIssueApproval', id, { version: 2 })
    await call(ben, 'approveIssue', id, { version: 2 })
    await call(ben, 'sendIssue', id, { version: 2, at: '2026-06-15T10:25Z' })
    time.now = new Date('2026-06-15T10:25:30Z')
    for (let turn = 0; turn < 3; turn++) await run()
    expect((await view(id)).state).toBe('sent')
  })

  test('is stopped, corrected, approved again, and goes on', async () => {
    const { db, ada, ben, call, save, view, create, run } = await open()
    await addSubscribers(db as never, ['a@example.com', 'b@example.com'])
    const id = await create()
    await call(ada, 'askIssueApproval', id, { version: 1 })
    await call(ben, 'approveIssue', id, { version: 1 })
    await call(ben, 'sendIssue', id, { version: 1, at: null })
    expect((await save(ada, { ...written, id, version: 1, tags: ['dreams'] })).status).toBe(422)
    expect((await call(ada, 'stopIssue', id)).status).toBe(200)
    expect((await call(ada, 'stopIssue', id)).status).toBe(409)
    await run()
    const texts = { ...written.texts, en: { subject: 'Corrected', preheader: '', text: 'Two.' } }
    await save(ada, { ...written, id, version: 1, texts })
    expect((await call(ben, 'sendIssue', id, { version: 2, at: null })).status).toBe(409)
    await call(ada, 'askIssueApproval', id, { version: 2 })
    await call(ben, 'approveIssue', id, { version: 2 })
    expect((await call(ben, 'sendIssue', id, { version: 2, at: null })).status).toBe(200)
    for (let turn = 0; turn < 4; turn++) await run()
    expect(await view(id)).toMatchObject({ state: 'sent', results: { queued: 2, sent: 2 } })
  })

  test('what is typed is kept for who types, and a test goes to them alone', async () => {
    const { db, ada, ben, call, view, create } = await open()
    const id = await create({ in_english: ['cn'] })
    const typed = { ...written, tags: ['lessons'] }
    await ada.call('keepIssueCopy', { params: { id }, body: { version: 1, fields: typed as never } })
    expect((await view(id)).copy).toMatchObject({ version: 1, fields: { tags: ['lessons'] } })
    expect((await view(id, ben)).copy).toBe(null)
    await ada.call('keepIssueCopy', { params: { id }, body: { version: 1, fields: null } })
    expect((await view(id)).copy).toBe(null)
    expect((await call(ben, 'testIssue', id)).json).toMatchObject({ mails: 2 })
    const mails = await sentMails(db)
    expect(mails.map(({ subject }) => subject)).toEqual(['[Test] November, en', '[Test] November, jp'])
    expect(mails.some(({ html = '' }) => html.includes('token='))).toBe(false)
    expect((await call(ada, 'removeIssue', id)).status).toBe(200)
    expect((await call(ada, 'removeIssue', id)).status).toBe(404)
  })

  test('hostile and huge input is refused, and nothing of it runs in a mail', async () => {
    const { ada, create, save, view } = await open()
    const texts = (text: string) => ({ ...written.texts, en: { ...written.texts.en, text } })
    expect((await save(ada, { ...written, texts: texts('x'.repeat(15_001)) })).status).toBe(422)
    expect((await save(ada, { ...written, texts: texts('a\u0000b') })).status).toBe(422)
    const deep = await create({ texts: texts('> '.repeat(3000)) })
    expect((await view(deep)).faults).toMatchObject([{ language: 'en', field: 'text' }])
    const id = await create({
      texts: {
        ...written.texts,
        en: { subject: '<script>{host}', preheader: '', text: 'A \\<img onerror=x\\>' },
      },
    })
    const preview = await ada.call('previewIssue', { params: { id }, query: { language: 'en' } })
    expect(preview.json).toMatchObject({ subject: '<script>{host}' })
  })
})
