import { expect, test } from 'vitest'
import { officeApi } from '../../../contract/office/office.ts'
import { onDatabasesInTurn } from '../../../test/databases-in-turn.ts'
import { addRows, changeRows, rowsOf } from '../../../test/rows.ts'
import { openInbox, statusOf } from '../inbox/inbox-for-tests.ts'

const answers = {
  ...{ title: 'Last tram', alt: 'A tram.', words: 'On the tram.', app: 'pocket', medium: 'oil' },
  ...{ link: '', age: '16', licence: 'wall' },
}
const alt = { en: 'A green tram.', cn: '一辆绿色电车。', jp: '緑の電車。' }

onDatabasesInTurn('works of readers', databases => {
  async function open() {
    const inbox = await openInbox(databases)
    const { db } = inbox
    const reference = await inbox.ask({ kind: 'made-with', name: 'Ines', locale: 'jp', answers })
    const upload = await inbox.upload('tram.png')
    const request = (await rowsOf(db, 'requests'))[0]
    await changeRows(db, 'uploads', { id: upload }, { request_id: request?.id ?? '' })
    const press = await inbox.staff('Pia Lund', 'press')
    const params = { reference }
    /** The job that makes the sizes has run. */
    const make = async () => {
      const [media] = await rowsOf(db, 'media')
      const id = media?.id ?? ''
      await changeRows(db, 'media', { id }, { made: 1, width: 800, height: 500, upload_id: null })
      await addRows(db, 'media_files', [
        {
          ...{ media_id: id, version: 1, cut: 'whole', format: 'jpg', width: 800, height: 500 },
          ...{ bytes: 9, storage_key: `media/${id}/800.jpg`, replaced_at: null },
        },
      ])
      return id
    }
    const shown = async (lang = 'ja') => (await inbox.listWorks(lang)).works
    return { ...inbox, reference, press, params, make, shown }
  }

  test('are shown once staff have prepared, described and hung them, with their words in each language, and never before', async () => {
    const { db, press, params, make, shown, reference } = await open()
    const { calls } = press
    expect((await calls.listOfferedWorks({ query: {} })).works).toMatchObject([
      { reference, name: 'Ines', media: null, picture: null },
    ])
    expect(await statusOf(calls.acceptWork({ params, body: { alt } }))).toBe(409)
    expect(await statusOf(calls.prepareWork({ params }))).toBe(200)
    expect(await statusOf(calls.prepareWork({ params }))).toBe(200)
    expect(await statusOf(calls.acceptWork({ params, body: { alt } }))).toBe(409)
    const id = await make()
    expect(await shown()).toEqual([])
    const [before] = await rowsOf(db, 'content_revision')
    expect(await statusOf(calls.acceptWork({ params, body: { alt: { ...alt, jp: ' ' } } }))).toBe(422)
    expect(await statusOf(calls.acceptWork({ params, body: { alt } }))).toBe(200)
    expect((await rowsOf(db, 'content_revision'))[0]?.revision).toBeGreaterThan(before?.revision ?? 0)
    expect((await rowsOf(db, 'content_changes')).map(({ key }) => key)).toContain('made-with')
    for (const [lang, text] of [
      ['en-US', alt.en],
      ['zh-CN', alt.cn],
      ['ja', alt.jp],
    ] as const)
      expect(await shown(lang)).toMatchObject([
        { slug: id, title: 'Last tram', maker: 'Ines', lang: 'ja', picture: { alt: text, credit: 'Ines' } },
      ])
    expect(JSON.stringify(await rowsOf(db, 'jobs'))).toContain(`/jp/made-with/${id}`)
    expect((await calls.listOfferedWorks({ query: { state: 'accepted' } })).works).toHaveLength(1)
  })

  test('are declined or taken down with a mail that says why, and their picture goes', async () => {
    const { db, press, params, make, shown } = await open()
    const { calls } = press
    await calls.prepareWork({ params })
    await make()
    await calls.acceptWork({ params, body: { alt } })
    expect(await statusOf(calls.declineWork({ params, body: { text: ' ' } }))).toBe(422)
    expect(await statusOf(calls.declineWork({ params, body: { text: '縦横比をお確かめください。' } }))).toBe(
      200,
    )
    expect(await shown()).toEqual([])
    expect([await rowsOf(db, 'works'), await rowsOf(db, 'media'), await rowsOf(db, 'media_files')]).toEqual([
      [],
      [],
      [],
    ])
    expect((await rowsOf(db, 'media_removals')).map(({ storage_key }) => storage_key)).toHaveLength(1)
    const [request] = await rowsOf(db, 'requests')
    expect([request?.state, request?.erase_at?.slice(0, 7)]).toEqual(['declined', '2026-12'])
    expect(await statusOf(calls.acceptWork({ params, body: { alt } }))).toBe(409)
  })

  test('whose file has too many pixels are not hung: staff learn why, and decline them', async () => {
    const { db, press, params } = await open()
    const { calls } = press
    await calls.prepareWork({ params })
    const [media] = await rowsOf(db, 'media')
    // What the job answers for 30,000 × 30,000 pixels (services/admin/media/process/process.test.ts).
    await changeRows(db, 'media', { id: media?.id ?? '' }, { fault: 'pixels' })
    expect((await calls.listOfferedWorks({ query: {} })).works).toMatchObject([
      { fault: 'pixels', is_making: false, picture: null },
    ])
    expect(await statusOf(calls.acceptWork({ params, body: { alt } }))).toBe(409)
    expect(await statusOf(calls.declineWork({ params, body: { text: '小さくしてください。' } }))).toBe(200)
    expect([await rowsOf(db, 'works'), await rowsOf(db, 'media')]).toEqual([[], []])
  })

  test('are decided by the press team and administrators alone, and wait in the archive of the library', async () => {
    const { db, staff, press, params, make, office } = await open()
    for (const role of ['editor', 'support', 'careers', 'legal', 'translator'] as const) {
      const { calls } = await staff(`Other ${role}`, role)
      expect([role, await statusOf(calls.prepareWork({ params }))]).toEqual([role, 403])
    }
    await press.calls.prepareWork({ params })
    const id = await make()
    expect((await rowsOf(db, 'works'))[0]).toMatchObject({ media_id: id, shown_at: null })
    expect((await rowsOf(db, 'media'))[0]?.archived_at).not.toBe(null)
    expect((await office(new Request(`https://example.com${officeApi}/works`))).status).toBe(401)
  })
})
