import { expect, test } from 'vitest'
import type { TranslationView } from '../../../../contract/office/translation.ts'
import { onDatabasesInTurn } from '../../../../test/databases-in-turn.ts'
import { rowsOf } from '../../../../test/rows.ts'
import { leaf, openContent } from '../content-for-tests.ts'

const lines = (...texts: string[]) => texts.join('\n\n')

onDatabasesInTurn('translation', databases => {
  async function open() {
    const content = await openContent(databases)
    const { editor } = content
    const at = (part: string) => ({ entry: leaf, part })
    const look = async (part = 'cn') =>
      (await editor.call('getTranslation', { params: at(part) })).json as unknown as TranslationView
    const changesOf = async (part = 'cn') =>
      (await look(part)).rows
        .filter(({ change, is_settled }) => change !== 'same' && !is_settled)
        .map(({ change, place, before }) => [change, place ?? before])
    async function stillRight(part: string, keys?: string[]) {
      const { source } = await look(part)
      const { version } = await editor.open(part)
      const body = { version, source: source?.id, ...(keys && { keys }) }
      return editor.call('markStillRight', { params: at(part), body })
    }
    const listed = async (language: string) => {
      const query = { language, state: 'outdated' }
      return ((await editor.call('listEntries', { query })).json as { entries: unknown[] }).entries.length
    }
    return { ...content, look, changesOf, stillRight, listed, at }
  }

  test('a change of the English text is told at its segment, by word, until the translation is saved again', async () => {
    const { editor, look, changesOf, listed } = await open()
    await editor.write('en', lines('A leaf falls.', 'Nobody hears it.', 'It is noon.'))
    await editor.write('cn', lines('一片叶子落下。', '没有人听见。', '正午了。'))
    expect([await changesOf(), (await look()).is_outdated, await listed('cn')]).toEqual([[], false, 0])
    await editor.write('en', lines('A leaf falls.', 'Nobody sees it.', 'Two birds look.'))
    expect(await changesOf()).toEqual([
      ['changed', 1],
      ['changed', 2],
    ])
    const { rows } = await look()
    expect(rows[1]?.words.map(({ change, text }) => `${change} ${text.trim()}`)).toContain('added sees')
    expect(await listed('cn')).toBe(1)
    await editor.write('cn', lines('一片叶子落下。', '没有人看见。', '两只鸟在看。'))
    expect([await changesOf(), await listed('cn')]).toEqual([[], 0])
  })

  test('still right: one change, then the last one, and the text is not outdated; another edit of English asks again', async () => {
    const { editor, look, changesOf, stillRight, listed, db } = await open()
    await editor.write('en', lines('One.', 'Two.', 'Three.'))
    await editor.write('jp', lines('一つ。', '二つ。', '三つ。'))
    await editor.write('en', lines('One!', 'Two.', 'Four.', 'Five.'))
    expect(await changesOf('jp')).toEqual([
      ['changed', 0],
      ['changed', 2],
      ['added', 3],
    ])
    const before = await rowsOf(db, 'revisions')
    const [first] = (await look('jp')).rows
    expect((await stillRight('jp', [String(first?.key)])).json).toEqual({ is_outdated: true })
    expect((await changesOf('jp')).length).toBe(2)
    expect((await stillRight('jp')).json).toEqual({ is_outdated: false })
    expect([await changesOf('jp'), (await look('jp')).is_outdated, await listed('jp')]).toEqual([
      [],
      false,
      0,
    ])
    // Twice is once; nothing of the texts has changed.
    expect((await stillRight('jp')).status).toBe(200)
    expect(await rowsOf(db, 'revisions')).toHaveLength(before.length)
    await editor.write('en', lines('One!', 'Two.', 'Six.', 'Five.'))
    expect([await changesOf('jp'), await listed('jp')]).toEqual([[['changed', 2]], 1])
    // English is again what was translated.
    await editor.write('en', lines('One.', 'Two.', 'Three.'))
    expect([await changesOf('jp'), await listed('jp')]).toEqual([[], 0])
  })

  test('a removed segment is told where it was; a stale version or source is refused and marks nothing', async () => {
    const { editor, look, changesOf, at, db } = await open()
    await editor.write('en', lines('One.', 'Two.', 'Three.'))
    await editor.write('cn', lines('一。', '二。', '三。'))
    await editor.write('en', lines('One.', 'Three.'))
    expect(await changesOf()).toEqual([['removed', 'Two.']])
    const { source } = await look()
    const { version } = await editor.open('cn')
    for (const body of [
      { version: version - 1, source: source?.id },
      { version, source: 'elsewhere' },
    ])
      expect((await editor.call('markStillRight', { params: at('cn'), body })).status).toBe(409)
    for (const body of [{ version: -1, source: source?.id }, { version, source: 1 }, {}])
      expect((await editor.call('markStillRight', { params: at('cn'), body })).status).toBe(422)
    expect(await rowsOf(db, 'segment_states')).toEqual([])
    expect((await editor.call('getTranslation', { params: at('en') })).status).toBe(404)
    expect(
      (await editor.call('markStillRight', { params: at('en'), body: { version, source: 'x' } })).status,
    ).toBe(404)
  })

  test('somebody who may not write the language reads, and marks nothing', async () => {
    const { editor, enter, look, at } = await open()
    await editor.write('en', 'One.')
    const support = await enter('support')
    expect((await support.call('getTranslation', { params: at('cn') })).status).toBe(200)
    const body = { version: 1, source: (await look()).source?.id }
    expect((await support.call('markStillRight', { params: at('cn'), body })).status).toBe(403)
  })

  test('style is checked against the English text that visitors read; a text that does not parse is refused', async () => {
    const { editor, at } = await open()
    await editor.write('en', lines('It takes 38 hours.', 'Tap **Layers**.'))
    const word = { en: 'Layers', cn: '图层', jp: 'レイヤー' }
    expect((await editor.call('changeGlossary', { body: word })).status).toBe(200)
    const check = async (markdown: string) => {
      const text = { title: '2026 一片叶子', description: '', markdown }
      return editor.call('checkStyle', { params: at('cn'), body: { text } })
    }
    const { json } = await check(lines('请您等 36 小时。', '点**层**。'))
    const { findings } = json as { findings: { rule: string; at: number | string }[] }
    expect(findings.map(({ rule, at: place }) => `${rule} ${place}`)).toEqual([
      'honorific 0',
      'number 0',
      'number 0',
      'word 1',
    ])
    expect((await check(lines('要 38 小时。', '点**图层**。'))).json).toEqual({ findings: [], faults: [] })
    expect((await check('一段 <b>粗</b>')).status).toBe(422)
    expect((await check('x'.repeat(200_001))).status).toBe(422)
  })

  test('texts that wait are counted in the languages of somebody who writes', async () => {
    const { editor, enter } = await open()
    const count = async (who: typeof editor) =>
      ((await who.call('countTranslations')).json as { languages: unknown[] }).languages
    expect(await count(await enter('support'))).toEqual([])
    const before = await count(editor)
    await editor.write('en', 'Changed.')
    const after = await count(editor)
    expect(before.length).toBe(after.length)
  })
})
