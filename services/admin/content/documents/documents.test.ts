import { beforeAll, expect, test } from 'vitest'
import type { LanguageTag } from '../../../../contract/locale.ts'
import { ServiceRefusal } from '../../../../contract/problem.ts'
import { createLog } from '../../../../platform/log.ts'
import { onBoth, onDatabasesInTurn } from '../../../../test/databases-in-turn.ts'
import { changeRows } from '../../../../test/rows.ts'
import { openAdminService } from '../../service-for-tests.ts'
import { listComments } from '../handbook/list-ratings.ts'
import {
  articleFiles,
  createContentFolder,
  type Files,
  handbookFiles,
  positionFiles,
} from '../import/folder-for-tests.ts'
import { readContent } from '../import/import-content.ts'
import { getLegalDocument } from './get-legal-document.ts'
import { plainOf } from './plain-text.ts'

const procreate = ['5.3', '5.2', '5.1', '5.0']

onDatabasesInTurn('long texts of the admin service', databases => {
  let service: Awaited<ReturnType<typeof openAdminService>>
  beforeAll(async () => {
    service = await openAdminService(databases, {
      ...articleFiles('2026/two-leaves', { date: '2026-03-02', category: 'colour' }),
      ...articleFiles('2026/three-leaves', { date: '2026-03-03' }),
      ...articleFiles('2026/tomorrow', { date: '2026-06-16' }),
      ...positionFiles('archivist', { closed_on: '2026-06-01', team: 'support' }),
      ...positionFiles('to-come', { opened_on: '2026-06-16' }),
      ...handbookFiles('procreate/layers/masks', { order: 2, versions: procreate }),
      ...handbookFiles('procreate/layers/text', { order: 1, versions: ['5.3'] }),
      ...handbookFiles('procreate/layers/text@5.2', { order: 1, versions: ['5.2', '5.1'] }),
    })
  })
  const refusal = (status: number) => ({ name: ServiceRefusal.name, status })

  test('an article comes with its text and with others, those of its category first', async () => {
    const params = { year: '2026', slug: 'one-leaf' }
    const { article, related_articles } = await service.client().getArticle({ params, query: { lang: 'ja' } })
    expect(article).toMatchObject({ title: '2026/one-leaf in jp', year: 2026 })
    expect(article.segments).toEqual([{ kind: 'text', content: [{ kind: 'words', text: 'A text in jp.' }] }])
    expect(related_articles.map(({ slug }) => slug)).toEqual(['three-leaves', 'two-leaves'])
  })

  test.each([
    ['2026', 'nothing'],
    ['2025', 'one-leaf'],
    ['99999', 'one-leaf'],
    ['2026', 'tomorrow'],
    ['2026', '../../../one-leaf'],
    ["2026' or 1=1", 'one-leaf'],
  ])('there is no article at %s/%s', async (year, slug) => {
    await expect(service.client().getArticle({ params: { year, slug } })).rejects.toMatchObject(refusal(404))
  })

  test('an article whose text was broken in the database stands with the rest of it', async () => {
    const body = 'Before.\n\n<script>alert(1)</script>\n\nAfter.'
    await changeRows(service.db, 'article_texts', { title: '2026/two-leaves in en' }, { body })
    const { article } = await service.client().getArticle({ params: { year: '2026', slug: 'two-leaves' } })
    expect(article.segments).toHaveLength(2)
  })

  test('an article says what an app costs in the US, by the prices as they are, in every language', async () => {
    const body = 'It costs {price.dreams} USD, not {price.easel}.'
    await changeRows(service.db, 'article_texts', { title: '2026/three-leaves in jp' }, { body })
    const price = { formatted_price: '$23.50' }
    await changeRows(service.db, 'prices', { product: 'dreams', iso: 'en-US' }, price)
    const params = { year: '2026', slug: 'three-leaves' }
    const { article } = await service.client().getArticle({ params, query: { lang: 'ja' } })
    const [segment] = article.segments
    expect(JSON.stringify(segment)).toContain('It costs 23.50 USD, not {price.easel}.')
  })

  test('years are counted, tomorrow is not', async () => {
    expect((await service.client().listArticleYears()).years).toEqual([{ year: 2026, count: 3 }])
  })

  test('a position comes in an array, a closed one with its day, one to come not at all', async () => {
    const get = (slug: string) => service.client('ja').getPosition({ params: { slug } })
    expect(await get('brush-maker')).toMatchObject([
      { title: 'brush-maker in jp', closed_on: null, opened_on: '2026-02-01' },
    ])
    expect(await get('archivist')).toMatchObject([{ closed_on: '2026-06-01' }])
    expect(await get('to-come')).toEqual([])
    expect(await get('no-such-work')).toEqual([])
  })

  test('open positions are counted by what describes them', async () => {
    expect((await service.client('ja').listPositionTerms()).team).toEqual([
      { id: 'brushes', title: 'ブラシ', count: 1 },
      { id: 'support', title: 'サポート', count: 0 },
    ])
  })

  test('a legal document in each language, in English for any other', async () => {
    const get = async (lang: string) =>
      (await service.client().getLegalDocument({ params: { slug: 'privacy-policy' }, query: { lang } })).page
    expect(await get('zh-CN')).toMatchObject({ title: 'Privacy in cn', effective: '2026-01-01' })
    expect(await get('fr')).toMatchObject({ title: 'Privacy in en' })
    await expect(service.client().getLegalDocument({ params: { slug: 'x' } })).rejects.toMatchObject(
      refusal(404),
    )
  })

  test('a document says what holds for this installation: its captcha, and its operator once it is no sample', async () => {
    const fenced = 'Before.\n\n:::when recaptcha\nGoogle at {recaptcha.host}.\n:::\n'
    const own = ':::when proof-of-work\nOur own.\n:::\n\n:::when operator\nBy {operator.legal-name}.\n:::\n'
    const front = '---\ntitle: Terms\ndescription: What holds\n---\n'
    await service.publish({
      ...Object.fromEntries(['en', 'cn', 'jp'].map(it => [`legal/terms/${it}.md`, front + fenced + own])),
      'legal/terms/document.yaml': 'effective: 2026-01-01\n',
      ...imprintFiles(true, "'[name]'"),
    })
    const read = async (
      slug: string,
      kind: 'proof-of-work' | 'recaptcha',
      languageTag: LanguageTag = 'ja',
    ) => {
      const origin = 'https://captcha.example'
      const captcha = { kind, siteKey: 'key', secret: 'secret', origin }
      const { sample, segments } = await getLegalDocument(
        { db: service.db, log: createLog('silent'), captcha },
        { slug, languageTag, today: '2026-06-15', lastDay: '2026-06-15' },
      )
      return { sample, text: plainOf(segments).join(' ') }
    }
    expect((await read('terms', 'proof-of-work')).text).toBe('Before. Our own.')
    expect((await read('terms', 'recaptcha')).text).toBe('Before. Google at captcha.example.')
    expect(await read('imprint', 'recaptcha')).toEqual({ sample: true, text: '[name] of *1 Street*' })
    await service.publish(imprintFiles(false, '{ en: Studio, cn: 画室, jp: 画室株式会社 }'))
    expect((await read('terms', 'proof-of-work')).text).toBe('Before. Our own. By 画室株式会社.')
    expect(await read('imprint', 'recaptcha', 'en-US')).toEqual({
      sample: false,
      text: 'Studio of *1 Street*',
    })
  })

  test.each([
    [imprintFiles(false, "'[name]'"), /imprint\/document.yaml: values.legal-name: is still the sample/],
    [{ 'legal/imprint/en.md': '---\ntitle: x\ndescription: x\n---\n{operator.age}' }, /\{operator.age\}/],
    [{ 'legal/imprint/en.md': '---\ntitle: x\ndescription: x\n---\n:::when sunny\nx\n:::' }, /:::when sunny/],
  ])('an imprint that is half filled in, or names what is not known, is refused', async (files, reason) => {
    const { root } = await createContentFolder({ ...imprintFiles(true, 'x'), ...files })
    expect(() => readContent(root)).toThrow(reason)
  })

  test('a version is a tree in its own order, and only of what stands in it', async () => {
    const tree = async (group_version: string) =>
      (await service.client().listHandbookPages({ params: { group_version } })).pages
    expect(await tree('5.3')).toMatchObject([
      {
        path: 'layers',
        parent: null,
        descendants: [
          { path: 'layers/text', slug: 'text', parent: 'layers' },
          { path: 'layers/masks', slug: 'masks', parent: 'layers' },
        ],
      },
    ])
    expect((await tree('5.0'))[0]?.descendants.map(({ path }) => path)).toEqual(['layers/masks'])
    expect(await tree('pocket-4.0')).toMatchObject([{ path: 'start', descendants: [] }])
    await expect(tree('4.9')).rejects.toMatchObject(refusal(404))
  })

  test('a page is the wording of its version', async () => {
    const get = async (group_version: string, path: string) =>
      (await service.client().getHandbookPage({ params: { group_version, path } })).page
    expect((await get('5.3', 'layers/text')).title).toBe('procreate/layers/text in en')
    expect((await get('5.2', 'layers/text')).title).toBe('procreate/layers/text@5.2 in en')
    await expect(get('5.0', 'layers/text')).rejects.toMatchObject(refusal(404))
    await expect(get('5.3', 'layers//text')).rejects.toMatchObject(refusal(404))
  })

  test('a page without a translation is answered in English, and says so', async () => {
    await service.remove('handbook/procreate/layers/jp.md')
    const params = { group_version: '5.3', path: 'layers' }
    const { page } = await service.client().getHandbookPage({ params, query: { lang: 'ja' } })
    expect(page).toMatchObject({ lang: 'en-US', title: 'procreate/layers in en' })
  })

  test('search finds what stands in the version, and follows a change of the content', onBoth, async () => {
    const search = async (q: string, group_version = '5.3') =>
      (await service.client().searchHandbook({ params: { group_version }, query: { q } })).results
    expect((await search('masks')).map(({ path }) => path)).toContain('layers/masks')
    expect(await search('m')).toEqual([])
    expect(await search('((.*)+)+$')).toEqual([])
    await service.publish(handbookFiles('procreate/layers/wind', { order: 3, versions: ['5.3'] }))
    expect((await search('wind')).map(({ path }) => path)).toEqual(['layers/wind'])
    expect(await search('wind', '5.0')).toEqual([])
    expect((await service.get(`/page/handbook/5.3/search?q=${'x'.repeat(401)}`)).status).toBe(400)
  })

  test('search counts what it finds; its cursor leads through it while that changes', onBoth, async () => {
    const ask = async (query: Record<string, string>) => {
      const response = await service.get(`/page/handbook/5.1/search?${new URLSearchParams(query)}`)
      return { status: response.status, ...(await response.json()) }
    }
    const paths = (page: { results: { path: string }[] }) => page.results.map(({ path }) => path)
    const reef = (n: number) => handbookFiles(`procreate/reef-${n}`, { order: 10 + n, versions: ['5.1'] })
    await service.publish(Object.assign({}, ...Array.from({ length: 45 }, (_, n) => reef(n))))
    const first = await ask({ q: 'reef' })
    expect([first.total, first.results.length]).toEqual([45, 20])
    // One page is added, and the last page of the first list is removed.
    await service.publish(reef(45))
    await service.remove(`handbook/procreate/${paths(first).at(-1)}`)
    await expect.poll(async () => paths(await ask({ q: 'reef', limit: '100' }))).toContain('reef-45')
    const second = await ask({ q: 'REEF ', cursor: first.next_cursor, limit: '10' })
    const third = await ask({ q: 'reef', cursor: second.next_cursor, limit: '100' })
    const all = [first, second, third].flatMap(paths)
    expect([second.total, second.results.length, third.next_cursor]).toEqual([45, 10, null])
    expect(all.toSorted()).toEqual([...new Set(all)].toSorted())
    expect(Array.from({ length: 45 }, (_, n) => `reef-${n}`).filter(path => !all.includes(path))).toEqual([])

    const cursor = first.next_cursor as string
    const own = Buffer.from(cursor, 'base64url').toString()
    const forged = (text: string) => Buffer.from(text).toString('base64url')
    for (const bad of [
      '',
      'x',
      '\u0000',
      'A'.repeat(3000),
      `${cursor}=`,
      cursor.slice(1),
      forged(`0${own}`),
      forged(own.replace('20', '-1')),
    ])
      expect([bad, (await ask({ q: 'reef', cursor: bad })).status]).toEqual([bad, 422])
    expect(await ask({ q: 'layers', cursor })).toMatchObject({ status: 422, detail: /^cursor: / })
    for (const limit of ['0', '101', '1e1']) expect((await ask({ q: 'reef', limit })).status).toBe(400)
  })

  test('a rating is kept with its comment; a page that is not there takes none', async () => {
    const rating = {
      group_version: '5.3',
      path: 'layers',
      lang: 'zh-CN',
      helpful: false,
      comment: ' 再多一张图 ',
    }
    expect((await service.post('/handbook-ratings', rating)).status).toBe(200)
    expect((await listComments(service.db, {})).comments).toMatchObject([
      { path: 'layers', locale: 'cn', helpful: false, comment: '再多一张图' },
    ])
    expect((await service.post('/handbook-ratings', { ...rating, path: 'x' })).status).toBe(404)
    expect((await service.post('/handbook-ratings', { ...rating, helpful: 'yes' })).status).toBe(422)
    expect((await service.post('/handbook-ratings', { ...rating, comment: 'x'.repeat(2001) })).status).toBe(
      422,
    )
  })

  test('an unchanged document is answered 304', async () => {
    const first = await service.get('/insight/categories/')
    const etag = first.headers.get('etag') ?? ''
    expect(etag).not.toBe('')
    const again = await service.get('/insight/categories/', { 'If-None-Match': etag })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })
})

function imprintFiles(sample: boolean, name: string): Files {
  const others = ['company-number', 'responsible', 'email', 'phone'].map(fact => `  ${fact}: x\n`).join('')
  const values = `values:\n  legal-name: ${name}\n  address: '*1 Street*'\n${others}`
  const text =
    '---\ntitle: Imprint\ndescription: Who runs this\n---\n{operator.legal-name} of {operator.address}'
  return {
    'legal/imprint/document.yaml': `effective: 2026-01-01\nsample: ${sample}\n${values}`,
    ...Object.fromEntries(['en', 'cn', 'jp'].map(language => [`legal/imprint/${language}.md`, text])),
  }
}

onDatabasesInTurn('ratings of one address', databases => {
  test('are bounded', async () => {
    const service = await openAdminService(databases, {}, { rateByAddress: { points: 2, seconds: 60 } })
    const rating = { group_version: '5.3', path: 'layers', lang: 'en-US', helpful: true }
    const statuses: number[] = []
    for (let time = 0; time < 3; time++)
      statuses.push((await service.post('/handbook-ratings', rating)).status)
    expect(statuses).toEqual([200, 200, 429])
    expect((await service.post('/handbook-ratings', rating, '203.0.113.8')).status).toBe(200)
  })
})
