import { expect, test } from 'vitest'
import type { Waiting } from '../../../contract/office/waiting.ts'
import { sentMails } from '../../../platform/mail/sent-mails-for-tests.ts'
import { onDatabasesInTurn } from '../../../test/databases-in-turn.ts'
import { addRows, changeRows, rowsOf } from '../../../test/rows.ts'
import { openContent } from '../content/content-for-tests.ts'
import { origin } from '../three-services-for-tests.ts'
import { mailWaiting } from './mail-waiting.ts'

const installation = { version: '', storageFolder: null, crawl: 'on', backupPath: null } as const

onDatabasesInTurn('what waits for staff', databases => {
  async function open() {
    const content = await openContent(databases)
    const { db } = content
    const waiting = async (by: Pick<typeof content.editor, 'call'>) =>
      ((await by.call('listWaiting')).json as unknown as { waiting: Waiting[] }).waiting
    const mailAt = (at: string) => mailWaiting({ db, origin, installation, now: new Date(at) })
    const mails = () => sentMails(db)
    return { ...content, waiting, mailAt, mails }
  }

  test('each source tells those who may do something', async () => {
    const { enter, waiting, send, db, time, editor } = await open()
    const support = await enter('support')
    const reference = await send('support')
    await changeRows(db, 'requests', { reference }, { assignee_id: support.staffId })
    await send('support')
    await send('permission')
    const sentences = async (by: Pick<typeof editor, 'call'>) =>
      (await waiting(by)).map(({ sentence }) => sentence)
    expect(await sentences(support)).toEqual([
      '1 request is assigned to you',
      '2 people wait for an answer of your teams',
    ])
    expect(await sentences(await enter('careers'))).toEqual([])
    const at = (hours: number) => new Date(time.now.getTime() + hours * 3_600_000).toISOString()
    const [entry] = await rowsOf(db, 'entries')
    const schedule = { entry_id: entry?.id ?? '', act: 'unpublish', revision_id: null } as const
    const state = { state: 'waiting', fault: null, staff_id: support.staffId, ended_at: null } as const
    await addRows(db, 'schedules', [
      { id: 's1', part: 'en', at: at(2), created_at: '', ...schedule, ...state },
      { id: 's2', part: 'jp', at: at(30), created_at: '', ...schedule, ...state },
    ])
    const failed = {
      payload: '{}',
      run_at: at(1),
      attempts: 1,
      last_error: 'no',
      dedupe_key: null,
      max_attempts: 3,
    }
    await addRows(db, 'jobs', [{ id: 'j', kind: 'media', ...failed }])
    await addRows(db, 'file_conflicts', [
      {
        path: entry?.path ?? '',
        part: 'en',
        kind: 'removed',
        file_hash: '',
        revision_id: null,
        since: at(0),
      },
    ])
    expect((await waiting(await enter('administrator'))).map(({ source }) => source)).toEqual([
      ...['unanswered', 'scheduled', 'conflicts', 'jobs'],
    ])
    expect(await sentences(editor)).toEqual([
      '1 text or bundle goes out or comes down today',
      '1 text differs between its file and the office',
    ])
  })

  test('the mail goes to those who want it at eight in Hobart, on weekdays, once, without words of visitors', async () => {
    const { enter, send, mailAt, mails, db } = await open()
    const support = await enter('support')
    const other = await enter('support')
    const idle = await enter('careers')
    const change = (by: typeof support, on: boolean) => by.call('changeMe', { body: { waiting_mail: on } })
    expect((await change(support, true)).status).toBe(200)
    await change(idle, true)
    await changeRows(db, 'staff', {}, { password_hash: 'x' })
    await send('support', {
      name: 'Mio Kestrel',
      email: 'mio@kestrel.example',
      answers: { question: 'Where?' },
    })
    const [before, eight] = ['2026-06-15T21:59:00.000Z', '2026-06-15T22:00:00.000Z']
    await mailAt(before)
    expect(await mails()).toEqual([])
    await Promise.all([mailAt(eight), mailAt(eight)])
    await mailAt('2026-06-15T23:30:00.000Z')
    const sent = await mails()
    expect(sent).toHaveLength(1)
    const [mail] = sent
    expect(mail?.subject).toBe('Waiting for you: 1 person waits for an answer of your teams')
    expect(mail?.text).toContain(`${origin}/office/me#waiting`)
    expect(JSON.stringify(mail)).not.toMatch(/mio|kestrel|where\?/i)
    // Friday in Hobart, then Saturday and Sunday; Monday after a night without a server.
    const days = [
      '2026-06-18T22:00',
      '2026-06-19T22:00',
      '2026-06-20T22:00',
      '2026-06-22T01:30',
      '2026-06-23T03:00',
    ]
    const counts: number[] = []
    for (const day of days) {
      await mailAt(`${day}:00.000Z`)
      counts.push((await mails()).length)
    }
    expect(counts).toEqual([2, 2, 2, 3, 3])
    // In summer Hobart is an hour ahead.
    await mailAt('2026-11-25T20:59:00.000Z')
    expect(await mails()).toHaveLength(3)
    await mailAt('2026-11-25T21:00:00.000Z')
    expect(await mails()).toHaveLength(4)
    await change(support, false)
    await mailAt('2026-11-26T21:00:00.000Z')
    expect((await mails()).filter(({ to }) => to !== sent[0]?.to)).toEqual([])
    expect(await mails()).toHaveLength(4)
    expect((await other.call('getMe')).json?.waiting_mail).toBe(false)
  })
})
