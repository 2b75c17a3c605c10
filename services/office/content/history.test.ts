import { expect, test } from 'vitest'
import type { RevisionView } from '../../../contract/office/content-view.ts'
import { onDatabasesInTurn } from '../../../test/databases-in-turn.ts'
import { leaf, openContent } from './content-for-tests.ts'

const params = { entry: leaf, part: 'en' }

interface Compared {
  readonly from: RevisionView | null
  readonly to: RevisionView
  readonly fields: readonly { name: string; before: string; after: string }[]
  readonly segments: readonly { change: string; after: string | null; words: readonly { change: string }[] }[]
}

onDatabasesInTurn('the history of a part', databases => {
  async function openHistory() {
    const content = await openContent(databases)
    for (const body of ['One.\n\nTwo.', 'One.\n\n**Two.**', 'One.\n\n**Two.**\n\nThree.'])
      expect((await content.editor.save('en', body)).status).toBe(200)
    const compare = async (from: string, to: string) => {
      const { status, json } = await content.editor.call('compareRevisions', { params, query: { from, to } })
      return { status, ...(json as unknown as Compared) }
    }
    return { ...content, compare }
  }

  test('revisions are compared by their numbers, the first with nothing, and a change of formatting is one', async () => {
    const { compare } = await openHistory()
    const first = await compare('0', '1')
    expect([first.from, first.to.number]).toEqual([null, 1])
    expect(first.segments.map(({ change }) => change)).toEqual(['added'])
    expect(first.fields.find(({ name }) => name === 'title')).toMatchObject({ before: '' })
    const formatted = await compare('2', '3')
    expect(formatted.segments.map(({ change }) => change)).toEqual(['same', 'changed'])
    expect(formatted.segments[1]?.words.every(({ change }) => change === 'same')).toBe(true)
    expect((await compare('3', '4')).segments.map(({ change, after }) => [change, after])).toEqual([
      ['same', 'One.'],
      ['same', 'Two.'],
      ['added', 'Three.'],
    ])
    for (const [from, to] of [
      ['1', '0'],
      ['1', '99'],
      ['x', '1'],
      ['1', '999999999'],
    ] as const)
      expect((await compare(from, to)).status).toBe(404)
  })

  test('a text that is marked as a sample has changed', async () => {
    const { editor, compare } = await openHistory()
    const { version, draft, text } = await editor.open()
    const { title, description, markdown } = text ?? { title: '', description: '', markdown: '' }
    const body = { version, based_on: draft?.id, text: { title, description, markdown, sample: true } }
    await editor.call('saveText', { params, body })
    const { fields } = await compare('4', '5')
    expect(fields.filter(({ before, after }) => before !== after)).toEqual([
      { name: 'sample', before: '', after: 'true' },
    ])
  })

  test('a restore is a new revision that says what it was based on, and keeps what is being written', async () => {
    const { editor } = await openHistory()
    const copy = { based_on: null, text: { title: 'Mine', description: '', markdown: 'Unsaved.' } }
    await editor.call('keepCopy', { params, body: copy })
    const listed = async () =>
      (await editor.call('listRevisions', { params })).json as unknown as { revisions: RevisionView[] }
    const second = (await listed()).revisions.find(({ number }) => number === 2)
    const { version } = await editor.open()
    const restore = (seen: number) =>
      editor.call('restoreRevision', { params, body: { version: seen, revision: second?.id } })
    expect((await restore(version - 1)).status).toBe(409)
    expect((await restore(version)).status).toBe(200)
    const [newest] = (await listed()).revisions
    expect([newest?.number, newest?.origin, newest?.based_on_number]).toEqual([5, 'restore', 4])
    const seen = await editor.open()
    expect([seen.text?.markdown, seen.copy === null]).toEqual(['One.\n\nTwo.', false])
  })

  test('two texts of thousands of segments are compared within a moment', async () => {
    const { editor, compare } = await openHistory()
    for (const letter of ['a', 'b'])
      await editor.save('en', Array.from({ length: 3000 }, (_, at) => `${letter}${at}`).join('\n\n'))
    const start = performance.now()
    const { status, segments } = await compare('5', '6')
    expect([status, segments.length, performance.now() - start < 25_000]).toEqual([200, 3000, true])
  }, 60_000)
})
