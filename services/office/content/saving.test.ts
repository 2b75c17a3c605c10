import { expect, test } from 'vitest'
import { onBoth, onDatabasesInTurn } from '../../../test/databases-in-turn.ts'
import { addRows, rowsOf } from '../../../test/rows.ts'
import { eraseCopies } from '../../admin/content/entries/erase-copies.ts'
import { handbookFiles } from '../../admin/content/import/folder-for-tests.ts'
import { readRevision } from '../../admin/content/revision.ts'
import { leaf, openContent } from './content-for-tests.ts'

const params = { entry: leaf, part: 'en' }
const paragraphs = (...texts: string[]) => texts.join('\n\n')

onDatabasesInTurn('saving and publishing texts', databases => {
  test('a draft is in no public call and raises no number, until its language is published', async () => {
    const content = await openContent(databases)
    const number = await readRevision(content.db as never)
    for (const part of ['en', 'cn', 'jp']) {
      expect((await content.editor.save(part, `Marker${part} 记号 しるし`)).status).toBe(200)
      const body = { based_on: null, text: { title: 'Marker', description: '', markdown: 'Marker' } }
      const kept = await content.editor.call('keepCopy', { params: { entry: leaf, part }, body })
      expect([kept.status, Object.keys(kept.json ?? {})]).toEqual([200, ['at']])
    }
    expect(await readRevision(content.db as never)).toBe(number)
    for (const table of ['articles', 'article_texts', 'terms', 'sharing_pictures'] as const)
      expect(JSON.stringify(await rowsOf(content.db, table))).not.toContain('Marker')
    for (const path of ['/insight/articles/', '/insight/article/2026/one-leaf/', '/insight/categories/'])
      for (const language of ['en-US', 'zh-CN', 'ja']) {
        const address = `https://example.com/api/admin${path}?lang=${language}`
        const response = await content.admin(
          new Request(address, { headers: { 'Accept-Language': language } }),
        )
        expect(await response.text()).not.toContain('Marker')
      }
    expect((await content.editor.publish('cn')).status).toBe(200)
    expect(await readRevision(content.db as never)).toBe(number + 1)
    expect(await content.read('zh-CN')).toContain('Markercn')
  })

  test('publishing one language touches its row alone: the others have their bytes and their ETag', async () => {
    const content = await openContent(databases)
    const others = async () =>
      (await rowsOf(content.db, 'article_texts')).filter(({ iso }) => iso !== 'zh-CN')
    const tag = async (language: string) => {
      const path = `https://example.com/api/admin/insight/article/2026/one-leaf/?lang=${language}`
      const { status, headers } = await content.admin(new Request(path))
      expect([status, headers.has('etag')]).toEqual([200, true])
      return headers.get('etag')
    }
    const before = {
      rows: await others(),
      en: await tag('en-US'),
      jp: await tag('ja'),
      cn: await tag('zh-CN'),
    }
    const articles = await rowsOf(content.db, 'articles')
    expect(await content.editor.write('cn', '只有中文。')).toEqual([200, 200])
    expect(await others()).toEqual(before.rows)
    expect(await rowsOf(content.db, 'articles')).toEqual(articles)
    expect([await tag('en-US'), await tag('ja')]).toEqual([before.en, before.jp])
    expect(await tag('zh-CN')).not.toBe(before.cn)
  })

  test('of two who save at once one wins, and the other gets both texts', onBoth, async () => {
    const content = await openContent(databases)
    const [ada, ben] = [content.editor, await content.enter('editor')]
    const seen = await ada.open()
    const answers = await Promise.all([
      ada.save('en', 'By the first.', leaf, seen),
      ben.save('en', 'By the second.', leaf, seen),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const lost = answers.find(({ status }) => status === 409)?.json as { conflict: Record<string, unknown> }
    const winner = answers[0]?.status === 200 ? 'By the first.' : 'By the second.'
    expect(lost.conflict).toMatchObject({
      version: 2,
      author: 'Ada Moss',
      base: { markdown: 'A text in en.' },
      theirs: { markdown: winner },
      merged: null,
    })
    expect((await ada.open()).text?.markdown).toBe(winner)
    expect((await rowsOf(content.db, 'revisions')).length).toBe(21)
  })

  test('changes that do not touch each other are offered together, and are saved only when that is sent', async () => {
    const content = await openContent(databases)
    const ben = await content.enter('editor')
    await content.editor.save('en', paragraphs('One.', 'Two.', 'Three.'))
    const seen = await content.editor.open()
    await content.editor.save('en', paragraphs('One, by Ada.', 'Two.', 'Three.'), leaf, seen)
    const { status, json } = await ben.save(
      'en',
      paragraphs('One.', 'Two.', 'Three.', 'Four, by Ben.'),
      leaf,
      seen,
    )
    const { conflict } = json as {
      conflict: {
        merged: { markdown: string; title: string; description: string }
        version: number
        revision: string
      }
    }
    const merged = paragraphs('One, by Ada.', 'Two.', 'Three.', 'Four, by Ben.')
    expect([status, conflict.merged.markdown]).toEqual([409, merged])
    expect((await ben.open()).text?.markdown).toBe(paragraphs('One, by Ada.', 'Two.', 'Three.'))
    const { title, description } = conflict.merged
    const body = {
      ...{ version: conflict.version, based_on: conflict.revision, merged: true },
      text: { title, description, markdown: merged },
    }
    expect((await ben.call('saveText', { params, body })).status).toBe(200)
    expect((await ben.open()).draft?.origin).toBe('merge')
  })

  test('segments are written as Markdown and read again; what Markdown cannot say is refused', async () => {
    const content = await openContent(databases)
    const { version, draft } = await content.editor.open()
    const words = (text: string) => [{ kind: 'text', content: [{ kind: 'words', text }] }]
    const send = (segments: unknown) =>
      content.editor.call('saveText', {
        params,
        body: { version, based_on: draft?.id, text: { title: 'a', description: 'b', segments } },
      })
    expect((await send(words(''))).status).toBe(422)
    expect((await send([{ kind: 'title', level: 4, id: 'x', content: [] }])).status).toBe(422)
    expect(
      (await send([{ kind: 'text', content: [{ kind: 'link', to: 'javascript:alert(1)', content: [] }] }]))
        .status,
    ).toBe(422)
    let deep: unknown = words('x')
    for (let level = 0; level < 500; level++) deep = [{ kind: 'quote', segments: deep }]
    expect((await send(deep)).status).toBe(422)
    expect((await send(words('It is *not* bold: # 1.'))).status).toBe(200)
    expect((await content.editor.open()).text?.segments).toEqual(words('It is *not* bold: # 1.'))
    const wrong = await content.editor.save('en', paragraphs('Fine.', '<b>html</b>', ''))
    expect([wrong.status, wrong.json?.detail]).toEqual([422, expect.stringContaining('line 3')])
  })

  test('half a character is none: what a page says of a draft is what its data says', async () => {
    const { editor } = await openContent(databases)
    const { version, draft } = await editor.open()
    const text = { title: 'x\udc00y', description: '\ud800', markdown: 'One \ud83d leaf, 😀.' }
    const body = { version, based_on: draft?.id ?? null, text }
    expect((await editor.call('saveText', { params, body })).status).toBe(200)
    const { text: saved, entry } = await editor.open()
    expect(saved).toMatchObject({ title: 'x�y', description: '�', markdown: 'One � leaf, 😀.' })
    expect(JSON.stringify([saved, entry])).not.toMatch(/\\ud/i)
  })

  test('an unchanged text makes no revision, and a restored one makes a new one', async () => {
    const content = await openContent(databases)
    const first = await content.editor.open()
    await content.editor.save('en', first.text?.markdown ?? '')
    expect((await content.editor.open()).version).toBe(first.version)
    await content.editor.write('en', 'Another.')
    const { version } = await content.editor.open()
    const restore = { version, revision: first.draft?.id }
    expect((await content.editor.call('restoreRevision', { params, body: restore })).status).toBe(200)
    expect((await content.editor.call('restoreRevision', { params, body: restore })).status).toBe(409)
    const { json } = await content.editor.call('listRevisions', { params })
    const { revisions } = json as { revisions: { number: number; origin: string; is_live: boolean }[] }
    expect(revisions.map(({ number, origin, is_live }) => [number, origin, is_live])).toEqual([
      [3, 'restore', false],
      [2, 'office', true],
      [1, 'files', false],
    ])
    expect(await content.read('en-US')).toBe('Another.')
  })

  test('two revisions are compared by segment, and by the words of their language', async () => {
    const content = await openContent(databases)
    const jp = { entry: leaf, part: 'jp' }
    await content.editor.save('jp', paragraphs('見えた光をそのまま描く。', '二つ目。'))
    const from = (await content.editor.open('jp')).draft?.id ?? ''
    await content.editor.save('jp', paragraphs('見えた影をそのまま描く。', '二つ目。', '三つ目。'))
    const to = (await content.editor.open('jp')).draft?.id ?? ''
    const { json } = await content.editor.call('compareRevisions', { params: jp, query: { from, to } })
    const { segments } = json as { segments: { change: string; words: { change: string; text: string }[] }[] }
    expect(segments.map(({ change }) => change)).toEqual(['changed', 'same', 'added'])
    const marked = segments[0]?.words.filter(({ change }) => change !== 'same').map(({ text }) => text)
    expect(marked).toEqual(['光', '影'])
  })

  test('what somebody was writing comes back to them alone, goes with their save, and is erased after 30 days', async () => {
    const content = await openContent(databases)
    const keep = (markdown: string) =>
      content.editor.call('keepCopy', {
        params,
        body: { based_on: null, text: { title: 'One', description: '', markdown } },
      })
    await keep('First.')
    await keep('Second, :::half')
    expect((await content.editor.open()).copy?.text).toMatchObject({ markdown: 'Second, :::half' })
    expect((await (await content.enter('editor')).open()).copy).toBeNull()
    await content.editor.save('en', 'Saved.')
    expect((await content.editor.open()).copy).toBeNull()
    await keep('Left.')
    await eraseCopies(content.db as never, () => new Date(content.time.now.getTime() + 29 * 86_400_000))
    expect(await rowsOf(content.db, 'copies')).toHaveLength(1)
    await eraseCopies(content.db as never, () => new Date(content.time.now.getTime() + 30 * 86_400_000))
    expect(await rowsOf(content.db, 'copies')).toEqual([])
  })

  test('a language is unpublished alone, and an article may begin in one', async () => {
    const content = await openContent(databases)
    const { version } = await content.editor.open('jp')
    const jp = { entry: leaf, part: 'jp' }
    expect((await content.editor.call('unpublish', { params: jp, body: { version } })).status).toBe(200)
    expect([await content.read('ja'), await content.read('en-US')]).toEqual([
      'A text in en.',
      'A text in en.',
    ])
    expect((await content.editor.call('unpublish', { params: jp, body: { version } })).status).toBe(409)
    expect((await content.editor.publish('jp')).status).toBe(200)
    expect(await content.read('ja')).toBe('A text in jp.')
  })

  test('people write what is theirs: translators their languages, press the news, nobody the rest', async () => {
    const content = await openContent(databases)
    const translator = await content.enter('translator')
    await addRows(content.db, 'staff_languages', [{ staff_id: translator.staffId, language: 'jp' }])
    const statuses = async (who: typeof translator, part: string, entry = leaf) => [
      (await who.save(part, `By ${who.staffId}`, entry)).status,
      (await who.publish(part, entry)).status,
    ]
    expect(await statuses(translator, 'jp')).toEqual([200, 403])
    expect(await statuses(translator, 'cn')).toEqual([403, 403])
    expect(await statuses(await content.enter('support'), 'en')).toEqual([403, 403])
    expect(await statuses(await content.enter('press'), 'en')).toEqual([403, 403])
    expect(await statuses(await content.enter('careers'), 'en', 'careers/brush-maker')).toEqual([200, 200])
    expect(await statuses(content.editor, 'en', 'legal/privacy-policy')).toEqual([200, 403])
    // A second person approves it first: approvals.test.ts.
    expect(await statuses(await content.enter('legal'), 'en', 'legal/privacy-policy')).toEqual([200, 409])
  })

  test('the list says of each language what it lacks: by state, by words, archived or not', async () => {
    const content = await openContent(databases)
    const list = async (query: Record<string, string>) => {
      const { json } = await content.editor.call('listEntries', { query })
      return (json as { entries: { path: string }[] }).entries.map(({ path }) => path)
    }
    await content.editor.save('en', 'Changed.')
    expect(await list({ kind: 'article' })).toEqual([leaf])
    expect(await list({ state: 'changed', language: 'en' })).toEqual([leaf])
    expect(await list({ state: 'outdated', language: 'jp' })).toEqual([])
    await content.editor.publish('en')
    expect(await list({ state: 'outdated', language: 'jp' })).toEqual([leaf])
    expect(await list({ q: 'BRUSH maker' })).toEqual(['careers/brush-maker'])
    expect(await list({ q: '%' })).toEqual([])
    await content.editor.call('archiveEntry', { params: { entry: leaf }, body: { archived: true } })
    expect(await list({ kind: 'article' })).toEqual([])
    expect(await list({ kind: 'article', archived: '1' })).toEqual([leaf])
    const first = await content.editor.call('listEntries', { query: { limit: '2' } })
    const { next_cursor: cursor } = first.json as { next_cursor: string }
    expect(await list({ limit: '2', cursor })).toHaveLength(2)
  })

  test('a page of the handbook is published with links that lead somewhere, and keeps its place', async () => {
    const masks = 'handbook/procreate/layers/masks'
    const content = await openContent(
      databases,
      handbookFiles('procreate/layers/masks', { versions: ['5.3'] }),
    )
    expect(await content.editor.write('en', 'See [layers](handbook:layers).', masks)).toEqual([200, 200])
    expect(await content.editor.write('en', 'See [wind](handbook:layers/wind).', masks)).toEqual([200, 422])
    const layers = 'handbook/procreate/layers'
    const archive = { params: { entry: layers }, body: { archived: true } }
    expect((await content.editor.call('archiveEntry', archive)).status).toBe(409)
    const { version, draft } = await content.editor.open('facts', masks)
    const facts = { order: 1, versions: ['5.3', '4.0'] }
    const body = { version, based_on: draft?.id, facts }
    expect((await content.editor.call('saveFacts', { params: { entry: masks }, body })).status).toBe(422)
  })
})
