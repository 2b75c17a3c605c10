import { expect, test } from 'vitest'
import { createAdminClient } from '../../../contract/admin.ts'
import { type Locale, languageTagOf } from '../../../contract/locale.ts'
import type { TestDatabases } from '../../../test/databases.ts'
import { onDatabasesInTurn } from '../../../test/databases-in-turn.ts'
import { rowsOf } from '../../../test/rows.ts'
import { erasePreviewLinks } from '../../admin/content/preview/erase-preview-links.ts'
import { readRevision } from '../../admin/content/revision.ts'
import { createAdminPeer } from '../../http/peer.ts'
import { serviceAuthorization } from '../../http/same-origin.ts'
import { leaf, openContent } from '../content/content-for-tests.ts'
import { origin, serviceSecret } from '../three-services-for-tests.ts'

const dayMs = 24 * 3_600_000
const leafPage = `/${leaf}`
const layers = 'handbook/procreate/layers'

async function openPreviews(databases: TestDatabases) {
  const content = await openContent(databases)
  const { openPreview } = createAdminPeer(content.admin, { origin, serviceSecret })
  return {
    ...content,
    /** Makes a link to what is saved last, or to a revision; resolves to its answer. */
    async link(entry: string, part: string, revision?: string) {
      const body = { ...(revision !== undefined && { revision }) }
      const { status, json } = await content.editor.call('createPreviewLink', {
        params: { entry, part },
        body,
      })
      return { status, ...(json as { id: string; token: string; detail?: string }) }
    },
    links: async (entry: string, part: string) =>
      (await content.editor.call('listPreviewLinks', { params: { entry, part } })).json as {
        pages: string[]
        links: { id: string; opened: number; revision: number | null; made_by: string }[]
      },
    /** The number of the revision that a token opens at a page; its status where it opens nothing. */
    async open(token: string, page: string, locale: Locale = 'en', counted = true) {
      try {
        return `revision ${(await openPreview({ body: { token, page, locale, counted } })).revision}`
      } catch (error) {
        return (error as { status: number }).status
      }
    },
    /** A client of the site's server that carries the link. */
    readerOf: (token: string, headers: Record<string, string> = {}) =>
      createAdminClient({
        baseUrl: `${origin}/api/admin`,
        fetch: content.admin,
        headers: { Authorization: serviceAuthorization(serviceSecret), 'X-Preview': token, ...headers },
      }),
  }
}

type Previews = Awaited<ReturnType<typeof openPreviews>>

const wordsOf = (answer: object) => JSON.stringify(answer)
const articleParams = { year: '2026', slug: 'one-leaf' }

const readArticle = async (reader: ReturnType<Previews['readerOf']>, locale: Locale = 'en') =>
  wordsOf(await reader.getArticle({ params: articleParams, query: { lang: languageTagOf(locale) } }))

onDatabasesInTurn('preview links', databases => {
  test('show a saved text in its language alone, while everybody else reads what is live', async () => {
    const previews = await openPreviews(databases)
    const number = await readRevision(previews.db as never)
    const tables = ['articles', 'article_texts', 'heads', 'revisions', 'content_revision'] as const
    await previews.editor.save('jp', '読まれていない葉')
    const rows = async () =>
      JSON.stringify(await Promise.all(tables.map(table => rowsOf(previews.db, table))))
    const before = await rows()
    const { token } = await previews.link(leaf, 'jp')
    expect(await previews.open(token, leafPage, 'jp')).toBe('revision 2')
    const reader = previews.readerOf(token)
    const [shown, english] = [await readArticle(reader, 'jp'), await readArticle(reader)]
    expect(shown).toContain('読まれていない葉')
    expect(english).not.toContain('読まれていない葉')
    expect(await previews.read('ja')).not.toContain('読まれていない葉')
    expect([await rows(), await readRevision(previews.db as never)]).toEqual([before, number])
  })

  test('show entries of every kind that were never published, in the one language that is written', async () => {
    const previews = await openPreviews(databases)
    const facts = {
      'insight/2026/next-year': { date: '2026-12-24', category: 'craft', cover: 'coast', featured: false },
      'careers/ink-grinder': {
        ...{ type: 'full-time', team: 'brushes', location: 'hobart', workplace: 'hybrid' },
        ...{ salary_min: null, salary_max: null, currency: null, opened_on: '2026-12-01', closed_on: null },
      },
      'education/ink-lines': {
        ...{ order: 1, age: '17', subject: 'art', app: 'pocket', minutes: 30, sheet: null },
      },
      'handbook/procreate/smudge': { order: 2, versions: ['5.3', '5.2'] },
      'legal/terms-conditions': { effective: '2027-01-01' },
    }
    const kinds = ['article', 'position', 'lesson', 'handbook', 'legal'] as const
    const pages: string[][] = []
    for (const [at, [path, values]] of Object.entries(facts).entries()) {
      const { editor } = previews
      await editor.call('createEntry', { body: { kind: kinds[at], path } })
      const saved = { params: { entry: path }, body: { version: 0, based_on: null, facts: values } }
      expect([path, (await editor.call('saveFacts', saved)).status]).toEqual([path, 200])
      expect((await previews.link(path, 'cn')).status).toBe(409)
      expect((await editor.save('cn', '只有中文的一句话', path)).status).toBe(200)
      pages.push((await previews.links(path, 'cn')).pages)
    }
    expect(pages).toEqual([
      ['/cn/insight/2026/next-year'],
      ['/cn/careers/ink-grinder'],
      ['/cn/education/ink-lines'],
      ['/cn/handbook/procreate/5.3/smudge', '/cn/handbook/procreate/5.2/smudge'],
      ['/cn/terms-conditions'],
    ])
    const lang = 'zh-CN'
    const read = async (path: string) => {
      const { token } = await previews.link(path, 'cn')
      const reader = previews.readerOf(token, { 'Accept-Language': lang })
      const slug = path.split('/').at(-1) ?? ''
      const answers = {
        insight: () => reader.getArticle({ params: { year: '2026', slug }, query: { lang } }),
        careers: () => reader.getPosition({ params: { slug } }),
        education: () => reader.getLesson({ params: { slug }, query: { lang } }),
        handbook: () =>
          reader.getHandbookPage({ params: { group_version: '5.2', path: slug }, query: { lang } }),
        legal: () => reader.getLegalDocument({ params: { slug }, query: { lang } }),
      }
      return wordsOf(await answers[path.split('/')[0] as keyof typeof answers]())
    }
    for (const path of Object.keys(facts)) expect(await read(path)).toContain('只有中文的一句话')
    expect(await previews.read('zh-CN', 'insight/2026/next-year')).toBe(404)
  })

  test('show facts with the texts that are live, or else with the newest', async () => {
    const previews = await openPreviews(databases)
    const { editor } = previews
    const { version, draft } = await editor.open('facts')
    const facts = { date: '2026-05-05', category: 'colour', cover: 'coast', featured: false }
    const body = { version, based_on: draft?.id ?? null, facts }
    expect((await editor.call('saveFacts', { params: { entry: leaf }, body })).status).toBe(200)
    await editor.save('jp', 'まだ公開されていない文')
    const { token } = await previews.link(leaf, 'facts')
    expect((await previews.links(leaf, 'facts')).pages).toEqual([
      leafPage,
      `/cn${leafPage}`,
      `/jp${leafPage}`,
    ])
    for (const locale of ['en', 'cn', 'jp'] as const)
      expect(await previews.open(token, leafPage, locale)).toBe('revision 2')
    const shown = await readArticle(previews.readerOf(token), 'jp')
    expect(shown).toContain('2026-05-05')
    expect(shown).not.toContain('まだ公開されていない文')

    const path = 'insight/2026/unseen'
    await editor.call('createEntry', { body: { kind: 'article', path } })
    const first = { version: 0, based_on: null, facts: { ...facts, date: '2026-05-06' } }
    await editor.call('saveFacts', { params: { entry: path }, body: first })
    await editor.save('en', 'Nobody has read this.', path)
    const unseen = await previews.link(path, 'facts')
    const params = { year: '2026', slug: 'unseen' }
    expect(wordsOf(await previews.readerOf(unseen.token).getArticle({ params }))).toContain('Nobody has read')
  })

  test('follow what is saved last, or stay at their revision', async () => {
    const previews = await openPreviews(databases)
    await previews.editor.save('en', 'The second leaf.')
    const second = (await previews.editor.open('en')).draft?.id
    const [following, staying] = [await previews.link(leaf, 'en'), await previews.link(leaf, 'en', second)]
    await previews.editor.save('en', 'The third leaf.')
    expect(await readArticle(previews.readerOf(following.token))).toContain('The third leaf.')
    expect(await readArticle(previews.readerOf(staying.token))).toContain('The second leaf.')
    expect(await previews.open(staying.token, leafPage)).toBe('revision 2')
    const foreign = (await previews.editor.open('cn')).draft?.id ?? ''
    expect((await previews.link(leaf, 'en', foreign)).status).toBe(404)
  })

  test('open their own page alone, until they are revoked, expired or archived; nothing says which', async () => {
    const previews = await openPreviews(databases)
    const [own, second, third] = [
      await previews.link(leaf, 'en'),
      await previews.link(leaf, 'en'),
      await previews.link(layers, 'en'),
    ]
    const open = (token: string, page = leafPage, locale: Locale = 'en') => previews.open(token, page, locale)
    expect(await open(own.token)).toBe('revision 1')
    expect(await open(third.token, '/handbook/procreate/5.1/layers')).toBe('revision 1')
    for (const [page, locale] of [
      [leafPage, 'jp'],
      ['/handbook/procreate/5.3/layers', 'en'],
      ['/careers/brush-maker', 'en'],
      ['/', 'en'],
      [`${leafPage}/`, 'en'],
      [`${leafPage}.md`, 'en'],
      ['/handbook/pocket/4.0/layers', 'en'],
    ] as const)
      expect([page, await open(own.token, page, locale)]).toEqual([page, 404])
    expect(await open(third.token, '/handbook/pocket/4.0/layers')).toBe(404)

    const revoke = () => previews.editor.call('revokePreviewLink', { params: { link: second.id } })
    expect([(await revoke()).status, (await revoke()).status]).toEqual([200, 404])
    const refusals: unknown[] = []
    const { getArticle } = previews.readerOf(second.token)
    await getArticle({ params: articleParams }).catch(error => refusals.push(error.problem))
    expect(await open(second.token)).toBe(404)
    previews.time.now = new Date(previews.time.now.getTime() + 7 * dayMs - 1)
    expect(await open(own.token)).toBe('revision 1')
    previews.time.now = new Date(previews.time.now.getTime() + 1)
    // A week later the editor has to log in again.
    const editor = await previews.enter('editor')
    const params = { entry: leaf, part: 'en' }
    const { json } = await editor.call('listPreviewLinks', { params })
    expect([await open(own.token), json?.links]).toEqual([404, []])
    await previews
      .readerOf(own.token)
      .getArticle({ params: articleParams })
      .catch(error => refusals.push(error.problem))
    await previews
      .readerOf('x'.repeat(43))
      .getArticle({ params: articleParams })
      .catch(error => refusals.push(error.problem))
    expect(new Set(refusals.map(refusal => JSON.stringify(refusal))).size).toBe(1)
    expect(refusals).toHaveLength(3)

    const make = () => editor.call('createPreviewLink', { params, body: {} })
    const { token } = (await make()).json as { token: string }
    expect(await open(token)).toBe('revision 1')
    await editor.call('archiveEntry', { params: { entry: leaf }, body: { archived: true } })
    expect([await open(token), (await make()).status]).toEqual([404, 409])
  })

  test('are for the site alone: a caller without its secret reads what is live, whatever header it sends', async () => {
    const previews = await openPreviews(databases)
    await previews.editor.save('en', 'Not for callers.')
    const { token } = await previews.link(leaf, 'en')
    for (const headers of [
      { Authorization: '' },
      { Authorization: 'Service guessed' },
      { 'X-Visitor-Call': '1' },
    ])
      expect(await readArticle(previews.readerOf(token, headers))).not.toContain('Not for callers.')
    const asked = await previews.admin(
      new Request(`${origin}/api/admin/preview-openings`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
        body: JSON.stringify({ token, page: leafPage, locale: 'en', counted: true }),
      }),
    )
    expect(asked.status).toBe(403)
  })

  test('are counted when they are opened, and their token is stored nowhere', async () => {
    const previews = await openPreviews(databases)
    const { id, token } = await previews.link(leaf, 'en')
    await previews.open(token, leafPage)
    await previews.open(token, leafPage, 'en', false)
    await previews.open(token, '/press')
    await Promise.all([1, 2, 3].map(() => previews.open(token, leafPage)))
    const { links } = await previews.links(leaf, 'en')
    expect(links).toMatchObject([{ id, opened: 4, revision: null, made_by: 'Ada Moss' }])
    for (const table of ['preview_links', 'audit'] as const)
      expect(JSON.stringify(await rowsOf(previews.db, table))).not.toContain(token)
    const acts = (await rowsOf(previews.db, 'audit')).map(({ act, outcome }) => `${act} ${outcome}`)
    expect(acts).toEqual(['createPreviewLink done'])
    const later = (days: number) => () => new Date(previews.time.now.getTime() + days * dayMs)
    await erasePreviewLinks(previews.db as never, later(36))
    expect(await rowsOf(previews.db, 'preview_links')).toHaveLength(1)
    await erasePreviewLinks(previews.db as never, later(37))
    expect(await rowsOf(previews.db, 'preview_links')).toEqual([])
  })

  test('are made and revoked by who may write the part, and fifty are enough', async () => {
    const previews = await openPreviews(databases)
    const { id } = await previews.link(leaf, 'en')
    const statusOf = async (role: 'support' | 'translator' | 'careers' | 'press' | 'legal') => {
      const { call } = await previews.enter(role)
      const params = { entry: leaf, part: 'en' }
      return [
        (await call('listPreviewLinks', { params })).status,
        (await call('createPreviewLink', { params, body: {} })).status,
        (await call('revokePreviewLink', { params: { link: id } })).status,
      ]
    }
    // The article is in no category that the press team writes, and the translator has no language.
    for (const role of ['support', 'translator', 'careers', 'press', 'legal'] as const)
      expect([role, await statusOf(role)]).toEqual([role, [200, 403, 403]])
    for (let more = 1; more < 50; more++) await previews.link(leaf, 'en')
    expect(await previews.link(leaf, 'en')).toMatchObject({
      status: 409,
      detail: expect.stringMatching(/^There are 50 links/),
    })
    expect((await previews.link(leaf, 'cn')).status).toBe(200)
  }, 30_000)
})
