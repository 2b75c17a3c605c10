import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { VocabularyView } from '../../../contract/office/vocabularies.ts'
import { onDatabasesInTurn } from '../../../test/databases-in-turn.ts'
import { exportContent } from '../../admin/content/export/export-content.ts'
import { listExport } from '../../admin/content/export/list-export.ts'
import { readRevision } from '../../admin/content/revision.ts'
import { leaf, openContent } from '../content/content-for-tests.ts'

onDatabasesInTurn('vocabularies', databases => {
  async function open() {
    const content = await openContent(databases)
    const list = async (kind = 'category') => {
      const { json } = await content.editor.call('listVocabularies')
      const { vocabularies } = json as unknown as { vocabularies: VocabularyView[] }
      return vocabularies.find(each => each.kind === kind) as VocabularyView
    }
    type Name = 'addTerm' | 'changeTerm' | 'moveTerm' | 'removeTerm' | 'settleTerm'
    const change = async (name: Name, body: Record<string, unknown>, kind = 'category') =>
      content.editor.call(name, { body: { kind, seen: (await list(kind)).seen, ...body } })
    const ids = async (kind?: string) => (await list(kind)).terms.map(({ id }) => id)
    const file = (name = 'insight/categories.yaml') => readFile(join(content.folder.root, name), 'utf8')
    return { ...content, list, change, ids, file, db: content.db as never }
  }
  const titles = (en: string) => ({ en, cn: `${en}词`, jp: `${en}語` })

  test('staff add, rename and reorder terms: starts leave them, an export writes their lines, and then all agree', async () => {
    const { storage, change, ids, list, start, file, folder, db } = await open()
    const before = await readRevision(db)
    expect((await change('addTerm', { title: titles('Light & Shade') })).json).toEqual({ id: 'light-shade' })
    expect((await change('changeTerm', { id: 'craft', title: titles('Handwork') })).status).toBe(200)
    expect((await change('moveTerm', { id: 'light-shade', by: 'up' })).json).toMatchObject({ at: 2, of: 3 })
    expect(await readRevision(db)).toBe(before + 3)
    await start()
    expect(await ids()).toEqual(['craft', 'light-shade', 'colour'])
    expect((await list()).terms[0]?.title.en).toBe('Handwork')
    const [untouched] = [await file('careers/terms.yaml')]
    expect(await listExport({ db: db, storage }, folder.root)).toMatchObject([
      { path: 'insight/categories.yaml', change: 'changed' },
    ])
    expect(await exportContent(db, folder.root, storage)).toEqual(['insight/categories.yaml'])
    expect((await file()).trimEnd().split('\n')).toEqual([
      '- id: craft',
      '  title: { en: Handwork, cn: Handwork词, jp: Handwork語 }',
      '- id: light-shade',
      '  title: { en: Light & Shade, cn: Light & Shade词, jp: Light & Shade語 }',
      '- id: colour',
      '  title: { en: Colour, cn: 色彩, jp: 色 }',
    ])
    expect(await file('careers/terms.yaml')).toBe(untouched)
    await start()
    expect(await exportContent(db, folder.root, storage)).toEqual([])
    expect((await list()).conflicts).toEqual([])
    expect(await ids()).toEqual(['craft', 'light-shade', 'colour'])
  })

  test('of a file that changes, terms that staff left alone follow; where both changed it, the office stays until it is settled', async () => {
    const { storage, change, list, ids, start, folder, file, db } = await open()
    await change('changeTerm', { id: 'craft', title: titles('Office') })
    const text = await file()
    await folder.write({
      'insight/categories.yaml': `${text.replace('Colour', 'Hue').replace('en: Craft', 'en: File')}\n- id: studio\n  title: { en: Studio, cn: 工作室, jp: スタジオ }\n`,
    })
    await start()
    await start()
    const { terms, conflicts } = await list()
    expect(terms.map(({ title }) => title.en)).toEqual(['Office', 'Hue', 'Studio'])
    expect(conflicts).toMatchObject([{ id: 'craft', office: { en: 'Office' }, file: { en: 'File' } }])
    expect(await listExport({ db: db, storage }, folder.root)).toMatchObject([{ change: 'left' }])
    await expect(exportContent(db, folder.root, storage)).rejects.toThrow('content/insight/categories.yaml')
    expect((await change('settleTerm', { id: 'craft', take: 'file' })).status).toBe(200)
    expect((await list()).terms[0]?.title.en).toBe('File')
    expect((await change('settleTerm', { id: 'craft', take: 'file' })).status).toBe(404)
    expect(await exportContent(db, folder.root, storage)).toEqual([])
    expect(await ids()).toEqual(['craft', 'colour', 'studio'])
  })

  test('a term in use is not removed, by staff or by a file; one that is not is gone, and stays so', async () => {
    const { change, list, ids, start, folder, editor } = await open()
    const used = await change('removeTerm', { id: 'craft' })
    expect([used.status, used.json?.detail]).toEqual([
      409,
      '1 article is of it. Choose another term for them first.',
    ])
    expect((await list()).terms.map(({ uses }) => uses)).toEqual([1, 0])
    expect((await change('removeTerm', { id: 'colour' })).status).toBe(200)
    expect((await change('removeTerm', { id: 'craft' })).status).toBe(409)
    await start()
    expect(await ids()).toEqual(['craft'])
    expect((await list('team')).terms.map(({ id, uses }) => [id, uses])).toEqual([
      ['brushes', 1],
      ['support', 0],
    ])
    // A draft is a use, too.
    await change('addTerm', { title: titles('Draft') })
    const { version, draft, facts } = await editor.open('facts')
    const body = { version, based_on: draft?.id, facts: { ...facts, category: 'draft' } }
    expect((await editor.call('saveFacts', { params: { entry: leaf }, body })).status).toBe(200)
    expect((await list()).terms.map(({ uses }) => uses)).toEqual([1, 1])
    expect((await change('removeTerm', { id: 'draft' })).status).toBe(409)
    await folder.write({
      'insight/categories.yaml': '- id: other\n  title: { en: Other, cn: 其他, jp: その他 }\n',
      [`${leaf}/article.yaml`]: 'date: 2026-03-01\ncategory: other\ncover: coast\nfeatured: false\n',
    })
    await start()
    expect(await ids()).toEqual(expect.arrayContaining(['draft', 'other']))
    expect(await ids()).not.toContain('craft')
  })

  test('of two who change a vocabulary the second is told; what cannot be a term is refused with a sentence', async () => {
    const { change, list, editor, ids, enter } = await open()
    const { seen } = await list()
    await change('changeTerm', { id: 'craft', title: titles('First') })
    const late = await editor.call('changeTerm', {
      body: { kind: 'category', seen, id: 'craft', title: titles('Second') },
    })
    expect([late.status, late.json?.detail]).toEqual([409, expect.stringContaining('Somebody else')])
    expect((await list()).terms[0]?.title.en).toBe('First')
    for (const body of [
      { title: titles('First') },
      { id: 'craft', title: titles('Other') },
      { id: '../x', title: titles('Other') },
      { title: titles('画') },
      { title: { en: '  ', cn: '画', jp: '画' } },
      { title: { en: 'x'.repeat(61), cn: '画', jp: '画' } },
      { title: { en: 'Only' } },
    ])
      expect((await change('addTerm', body)).status, JSON.stringify(body)).toBe(422)
    expect((await change('moveTerm', { id: 'craft', by: 'up' })).status).toBe(409)
    expect((await change('changeTerm', { id: '__proto__', title: titles('Other') })).status).toBe(404)
    expect(await ids()).toEqual(['craft', 'colour'])
    const translator = await enter('translator')
    expect((await translator.call('listVocabularies')).status).toBe(403)
  })
})
