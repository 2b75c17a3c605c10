import { expect, test } from 'vitest'
import { onEachDatabase, shareDatabase, type TestDatabases } from '../../../test/databases.ts'
import { loopCount } from '../../../test/loop-count.ts'
import { rowsOf } from '../../../test/rows.ts'
import { createRandom, type Random } from '../../../test/seeded-random.ts'
import { checkAudit } from '../audit/check-audit.ts'
import { fileOf, leaf, openContent } from './content-for-tests.ts'
import { type Content, type Kept, markdownOf, openWriter, type Typed } from './two-writers-for-tests.ts'

/** Steps of one interleaving. */
const length = 10
const times = loopCount(12, 500)

onEachDatabase('two writers of one text', databases => {
  test(`lose nothing, however their saves, restores and files cross (${times} interleavings)`, async () => {
    const [content, other] = await openTwo(databases)
    const random = createRandom(18)
    const kept: Kept = { saved: new Map(), versions: new Map(), conflicts: 0, merged: 0 }
    const ada = await openWriter(content.editor, leaf, kept)
    const ben = await openWriter(await other.enter('editor'), leaf, kept)
    let marks = 0
    /** In no other text. */
    const words = () => `Words ${++marks}.`
    const files: string[] = []

    const changes: readonly ((text: Typed) => Typed)[] = [
      text => ({ ...text, title: `Title ${words()}` }),
      text => ({ ...text, description: words() }),
      ...[1, 2, 3].map(() => (text: Typed) => {
        const at = random.below(text.paragraphs.length)
        return { ...text, paragraphs: text.paragraphs.with(at, words()) }
      }),
      text => {
        const at = random.below(text.paragraphs.length + 1)
        return { ...text, paragraphs: text.paragraphs.toSpliced(at, 0, words()) }
      },
      text => {
        const at = random.below(text.paragraphs.length)
        return text.paragraphs.length < 4 ? text : { ...text, paragraphs: text.paragraphs.toSpliced(at, 1) }
      },
    ]
    const act = (writer: typeof ada) =>
      random.pick<() => Promise<void>>([
        ...[1, 2, 3, 4, 5].map(() => () => writer.save(random.pick(changes))),
        writer.look,
        () => writer.keep(words()),
        () => writer.restore(random.pick([...kept.saved.keys(), '1'])),
        () => writer.put('publish'),
        () => writer.put('unpublish'),
      ])
    const around = () =>
      random.pick([
        () => writeFacts(content, random.below(28) + 1),
        importFile,
        () => settle(content, random),
      ])
    async function importFile() {
      const body = words()
      files.push(body)
      await content.folder.write(fileOf(body))
      await content.start()
    }

    await ada.save(text => ({ ...text, paragraphs: [words(), words(), words(), words(), words()] }))
    for (let at = 0; at < times; at++) {
      for (let step = 0; step < length; step++) {
        const turn = random.below(4)
        if (turn === 0) await act(ada)()
        else if (turn === 1) await act(ben)()
        else if (turn === 2) await Promise.all([act(ada)(), act(ben)()])
        else await Promise.all([act(ada)(), act(ben)(), around()()])
      }
      await Promise.all([ada.verifyCopy(), ben.verifyCopy()])
    }

    const entry = (await rowsOf(content.db, 'entries')).find(({ path }) => path === leaf)
    const revisions = (await rowsOf(content.db, 'revisions')).filter(
      ({ entry_id, part }) => part === 'en' && entry_id === entry?.id,
    )
    const texts = new Map(
      revisions.map(({ id, fields }) => [
        id,
        JSON.parse(fields) as { title: string; description: string; body: string },
      ]),
    )
    const lost = [...kept.saved].filter(([id, text]) => {
      const stored = texts.get(id)
      const { title, description } = text
      return stored?.body !== markdownOf(text) || stored.title !== title || stored.description !== description
    })
    expect(lost).toEqual([])
    const bodies = new Set([...texts.values()].map(({ body }) => body))
    expect(files.filter(body => !bodies.has(body))).toEqual([])
    // A version that two saves were answered with would be one written over the other.
    expect(new Set(kept.versions.values()).size).toBe(kept.versions.size)
    expect(revisions.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual(
      revisions.map((_, at) => at + 1),
    )
    expect((await checkAudit(content.db as never)).wrong).toBe(null)
    expect(kept.conflicts).toBeGreaterThan(times)
    expect(kept.merged).toBeGreaterThan(0)
  }, 600_000)
})

/** SQLite belongs to one process, which gets the calls of both. */
async function openTwo(databases: TestDatabases): Promise<readonly [Content, Content]> {
  if (databases.dialect === 'sqlite') {
    const one = await openContent(databases)
    return [one, one]
  }
  const shared = await shareDatabase(databases)
  return [await openContent(shared), await openContent(shared)]
}

async function writeFacts({ editor }: Content, day: number) {
  const { version, draft, facts } = await editor.open('facts')
  const date = `2026-03-${String(day).padStart(2, '0')}`
  const body = { version, based_on: draft?.id, facts: { ...facts, date } }
  expect((await editor.call('saveFacts', { params: { entry: leaf }, body })).status).toBe(200)
  const params = { entry: leaf, part: 'facts' }
  const { version: saved } = await editor.open('facts')
  expect((await editor.call('publish', { params, body: { version: saved } })).status).toBe(200)
}

/** Settles the conflict with the file, if there is one. */
async function settle({ editor }: Content, random: Random) {
  const { version, text } = await editor.open('en')
  const take = random.pick(['office', 'file', 'edited'])
  const { title, description, markdown } = text ?? {}
  const body = { version, take, ...(take === 'edited' && { text: { title, description, markdown } }) }
  const params = { entry: leaf, part: 'en' }
  expect([200, 404, 409]).toContain((await editor.call('settleFileConflict', { params, body })).status)
}
