import type { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import type { ListedFault, TextFaultView } from '../../../contract/office/text-faults.ts'
import type { Tables } from '../../../server/services/tables.ts'
import { onBoth, onDatabasesInTurn } from '../../../test/databases-in-turn.ts'
import { addRows, rowsOf } from '../../../test/rows.ts'
import { articleFiles, handbookFiles } from '../../admin/content/import/folder-for-tests.ts'
import { seedSiteNames } from '../../admin/content/site-names/seed-site-names.ts'
import { leaf, openContent } from '../content/content-for-tests.ts'
import { checkSite } from './check-site.ts'

const lines = (...texts: string[]) => texts.join('\n\n')
const layers = 'handbook/procreate/layers'
const other = 'insight/2026/two-leaves'

onDatabasesInTurn('links and pictures of texts', databases => {
  async function open() {
    const content = await openContent(databases, {
      ...articleFiles('2026/two-leaves'),
      ...handbookFiles('procreate/layers/masks', { versions: ['5.3'] }),
    })
    const { db, editor, time } = content
    await seedSiteNames(db as never, {
      page: ['/', '/press', '/privacy-policy'],
      below: ['/support/requests/'],
      picture: ['coast'],
      film: ['walk'],
    })
    const check = async (part: string, markdown: string, entry = leaf) => {
      const body = { text: { title: 'A title', description: 'What it says.', markdown } }
      const { json } = await editor.call('checkStyle', { params: { entry, part }, body })
      return (json as unknown as { faults: TextFaultView[] }).faults.map(
        ({ at, kind, target }) => `${at} ${kind} ${target}`,
      )
    }
    const list = async (query: Record<string, string> = {}, who = editor) => {
      await checkSite(db as never, time.now)
      const { json } = await who.call('listBrokenLinks', { query })
      return json as unknown as { faults: ListedFault[]; total: number; next_cursor: string | null }
    }
    const named = async (query: Record<string, string> = {}) =>
      (await list(query)).faults.map(
        ({ entry, language, at, kind, target }) => `${entry.path} ${language} ${at} ${kind} ${target}`,
      )
    return { ...content, check, list, named }
  }

  test('while a text is written: five dead links, two missing sections and a picture without words, and nothing else', async () => {
    const { editor, check, db } = await open()
    await addPicture(db, 'heron', { alt: 'A heron', credit: 'Ada' })
    await addPicture(db, 'stork', { alt: '', credit: '' })
    await editor.write('en', lines('## Where {#where}', 'Here.'), other)
    const good = lines(
      '## Here {#here}',
      'See [here](#here), [press](page:/press?from=text), [there](page:/insight/2026/two-leaves#where), [2026](page:/insight/2026),',
      '[a job](page:/careers/brush-maker), [the handbook](page:/handbook/procreate/5.3/layers), [privacy](page:/privacy-policy),',
      '[mine](page:/support/requests/ab), [a file](page:/lessons/leaf.pdf) and [elsewhere](https://example.org/nowhere).',
      '![A coast](picture:coast)',
      '![A heron](media:heron "Ada")',
    )
    expect(await check('en', good)).toEqual([])
    const faults = lines(
      good,
      'No [page](page:/pres), no [article](page:/insight/2026/three-leaves), no [year](page:/insight/1999), and in a list:',
      '- no [job](page:/careers/brush-eater)\n- no [version](page:/handbook/procreate/4.0/layers)',
      'No section [here](#hear), none [there](page:/insight/2026/two-leaves#wher).',
      '![A heron](media:stork "Ada")',
    )
    const found = await check('en', faults)
    expect(found).toEqual([
      '6 page page:/pres',
      '6 page page:/insight/2026/three-leaves',
      '6 page page:/insight/1999',
      '7 page page:/careers/brush-eater',
      '7 page page:/handbook/procreate/4.0/layers',
      '8 section #hear',
      '8 section page:/insight/2026/two-leaves#wher',
      '9 words media:stork',
    ])
  })

  test('from a page of the handbook, in each version that it stands in', async () => {
    const { check } = await open()
    expect(await check('en', 'See [masks](handbook:layers/masks).', layers)).toEqual([
      '0 page handbook:layers/masks',
    ])
    const masks = `${layers}/masks`
    const text = lines(
      'See [layers](handbook:layers#where), [here](handbook:layers/masks#own).',
      '## Own {#own}',
    )
    expect(await check('jp', text, masks)).toEqual(['0 section handbook:layers#where'])
    expect(await check('en', 'See [masks](handbook:layers/masks).')).toEqual(['0 page handbook:layers/masks'])
  })

  test('a dead link, a missing section and a missing picture are not published; a link that loses its page later is listed', async () => {
    const { editor, named, list } = await open()
    expect(await editor.write('en', 'See [it](page:/insight/2026/none).')).toEqual([200, 422])
    expect(await editor.write('en', 'See [it](#none).')).toEqual([200, 422])
    expect(await editor.write('en', '![A coast](picture:cost)')).toEqual([200, 422])
    const { facts, version, draft } = await editor.open('facts')
    const body = { version, based_on: draft?.id, facts: { ...facts, cover: 'cost' } }
    expect((await editor.call('saveFacts', { params: { entry: leaf }, body })).status).toBe(200)
    const { status, json } = await editor.publish('facts')
    expect([status, json?.detail]).toEqual([422, 'cover: There is no picture “cost”.'])
    expect(await editor.write('en', `See [it](page:/${other}).`)).toEqual([200, 200])
    expect(await editor.write('cn', `见 [它](page:/${other})。`)).toEqual([200, 200])
    expect(await named()).toEqual([])

    // Its Chinese text leaves the site, then its English one.
    const unpublish = async (part: string) =>
      editor.call('unpublish', {
        params: { entry: other, part },
        body: { version: (await editor.open(part, other)).version },
      })
    await unpublish('cn')
    expect(await named()).toEqual([])
    expect(await named({ fault: 'english' })).toEqual([`${leaf} cn 0 english page:/${other}`])
    await unpublish('en')
    const both = [`${leaf} cn 0 page page:/${other}`, `${leaf} en 0 page page:/${other}`]
    expect(await named()).toEqual(both)
    expect(await named({ language: 'cn' })).toEqual(both.slice(0, 1))
    expect(await named({ kind: 'legal' })).toEqual([])

    const archive = (archived: boolean, entry = other) =>
      editor.call('archiveEntry', { params: { entry }, body: { archived } })
    await archive(true)
    expect((await list()).faults.map(({ advice }) => advice)).toEqual(
      both.map(() => 'It is archived: readers see it in no language.'),
    )
    await editor.call('addRedirect', { body: { from: `/${other}`, to: '/press' } })
    expect(await named()).toEqual([])
    expect(await named({ fault: 'moved' })).toHaveLength(2)
    await editor.call('removeRedirect', { body: { from: `/${other}` } })
    expect(await named()).toEqual(both)

    await editor.save('en', 'Nothing.')
    expect((await list()).faults.map(({ is_changed }) => is_changed)).toEqual([false, true])
    await editor.publish('en')
    expect(await named()).toEqual(both.slice(0, 1))
    await archive(true, leaf)
    expect(await named()).toEqual([])
  })

  test('the list comes on pages and counts what the caller can mend', onBoth, async () => {
    const { editor, enter, list, db, time } = await open()
    const links = Array.from({ length: 7 }, (_, at) => `[${at}](page:/${other}#s${at})`).join(' ')
    const titles = Array.from({ length: 7 }, (_, at) => `## ${at} {#s${at}}`)
    await editor.write('en', lines(...titles), other)
    expect(await editor.write('en', `See ${links}.`)).toEqual([200, 200])
    await editor.write('en', 'Nothing.', other)
    const seen: string[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page = await list({ limit: '3', ...(cursor && { cursor }) })
      expect(page.total).toBe(7)
      seen.push(...page.faults.map(({ target }) => target))
      cursor = page.next_cursor
    }
    expect(seen).toEqual(Array.from({ length: 7 }, (_, at) => `page:/${other}#s${at}`))
    expect((await editor.call('listBrokenLinks', { query: { cursor: 'nonsense' } })).status).toBe(400)
    const count = async (who: typeof editor) => (await who.call('countBrokenLinks')).json
    expect(await count(editor)).toEqual({ broken: 7, texts: 1 })
    expect(await count(await enter('careers'))).toEqual({ broken: 0, texts: 0 })
    expect((await (await enter('support')).call('countBrokenLinks')).status).toBe(403)

    // Looked at again only when something has changed, or a day has begun.
    const [before] = await rowsOf(db, 'text_checks')
    time.now = new Date(time.now.getTime() + 60_000)
    await list()
    expect(await rowsOf(db, 'text_checks')).toEqual([before])
    time.now = new Date(time.now.getTime() + 24 * 3_600_000)
    await list()
    expect(await rowsOf(db, 'text_checks')).not.toEqual([before])
  })
})

/** A picture of the library with words in English. */
async function addPicture(db: Kysely<Tables>, id: string, words: { alt: string; credit: string }) {
  const [none, at] = [{ fault: null, created_by: null, archived_at: null }, '2026-06-15T10:00:00.000Z']
  const size = { width: 400, height: 300, colour: '#336699', alpha: 0, focal_x: 50, focal_y: 50 } as const
  const file = {
    name: `${id}.jpg`,
    version: 1,
    made: 1,
    licence: '',
    original_key: id,
    upload_id: null,
    words: id,
    ...{ source: '', original_type: 'image/jpeg', original_hash: id, original_bytes: 1 },
  }
  await addRows(db, 'media', [{ id, ...file, ...size, ...none, created_at: at, updated_at: at }])
  await addRows(db, 'media_words', [{ media_id: id, language: 'en', version: 1, ...words }])
}
