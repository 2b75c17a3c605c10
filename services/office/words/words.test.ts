import { expect, test } from 'vitest'
import type { WordView } from '../../../contract/office/words.ts'
import { onDatabasesInTurn } from '../../../test/databases-in-turn.ts'
import { seedGlossary } from '../../admin/content/glossary/seed-glossary.ts'
import { openOffice } from '../office-for-tests.ts'

const table = (...rows: string[]) =>
  [
    '# Words',
    '',
    '| English | Chinese | Japanese |',
    '| --- | --- | --- |',
    ...rows.map(row => `| ${row} |`),
  ].join('\n')

onDatabasesInTurn('house words', databases => {
  async function open() {
    const office = await openOffice(databases)
    const { visitor } = await office.enter('words@example.com', 'editor')
    const seed = (...rows: string[]) => seedGlossary(office.db as never, table(...rows), new Date())
    const list = async (q = '') =>
      ((await visitor.call('listGlossary', { query: q === '' ? {} : { q } })).json as { words: WordView[] })
        .words
    const said = async () => (await list()).map(({ en, cn }) => `${en} ${cn}`)
    return { ...office, visitor, seed, list, said }
  }

  test('follow docs/words.md until staff change a row; from then on it is theirs', async () => {
    const { visitor, seed, list, said } = await open()
    await seed('Layers | 图层 | レイヤー', 'canvas | 画布 | キャンバス', 'brush | 画笔 | ブラシ')
    expect(await said()).toEqual(['brush 画笔', 'canvas 画布', 'Layers 图层'])
    const [brush, canvas] = await list()
    const body = { id: brush?.id, en: 'brush', cn: '毛笔', jp: 'ブラシ', note: 'Only in tests' }
    expect((await visitor.call('changeGlossary', { body })).status).toBe(200)
    expect((await visitor.call('removeWord', { body: { id: canvas?.id } })).status).toBe(200)
    const added = { en: 'leaf', cn: '叶子', jp: '葉' }
    expect((await visitor.call('changeGlossary', { body: added })).status).toBe(200)
    for (const _ of [1, 2])
      await seed(
        'Layers | 层 | レイヤー',
        'canvas | 画布 | キャンバス',
        'brush | 画笔 | ブラシ',
        'leaf | 树叶 | 葉',
      )
    expect(await said()).toEqual(['brush 毛笔', 'Layers 层', 'leaf 叶子'])
    await seed('canvas | 画布 | キャンバス')
    expect(await said()).toEqual(['brush 毛笔', 'leaf 叶子'])
    expect((await list('毛')).map(({ en, is_changed }) => [en, is_changed])).toEqual([['brush', true]])
  })

  test('refuse what is empty, huge, taken or unknown, and other roles', async () => {
    const { visitor, enter, said } = await open()
    const word = { en: 'leaf', cn: '叶子', jp: '葉' }
    const send = async (body: object) => (await visitor.call('changeGlossary', { body })).status
    expect(await send(word)).toBe(200)
    expect(await send({ ...word, en: 'LEAF' })).toBe(409)
    expect(await send({ ...word, id: 'nobody', en: 'tree' })).toBe(404)
    for (const wrong of [
      { en: ' ' },
      { cn: '' },
      { jp: 'x'.repeat(201) },
      { en: 'a|b' },
      { note: 'x'.repeat(301) },
    ])
      expect(await send({ ...word, en: 'other', ...wrong })).toBe(422)
    expect((await visitor.call('removeWord', { body: { id: 'nobody' } })).status).toBe(404)
    const { visitor: support } = await enter('support@example.com', 'support')
    expect((await support.call('changeGlossary', { body: word })).status).toBe(403)
    expect((await support.call('listGlossary')).status).toBe(200)
    expect(await said()).toEqual(['leaf 叶子'])
  })
})
