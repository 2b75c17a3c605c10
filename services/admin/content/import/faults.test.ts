import { expect, test } from 'vitest'
import { onDatabasesInTurn } from '../../../../test/databases-in-turn.ts'
import { rowsOf } from '../../../../test/rows.ts'
import { openAdminDatabase } from '../../database-for-tests.ts'
import { createContentFolder, type Files, lessonFiles, positionFiles } from './folder-for-tests.ts'
import { importContent } from './import-content.ts'
import { ContentFault } from './source.ts'

const article = 'insight/2026/one-leaf'
const goodFacts = 'date: 2026-03-01\ncategory: craft\ncover: coast\nfeatured: false\n'

/** Name, files and complete message of each fault. */
const faults: readonly [string, Files, string | RegExp][] = [
  [
    'YAML that does not parse',
    { [`${article}/article.yaml`]: 'date: 2026-03-01\ncategory: [craft\ncover: coast\n' },
    /^content\/insight\/2026\/one-leaf\/article\.yaml:\d: Flow sequence/,
  ],
  [
    'a key that stands twice',
    { [`${article}/article.yaml`]: `${goodFacts}cover: coast\n` },
    /^content\/insight\/2026\/one-leaf\/article\.yaml:\d: Map keys must be unique/,
  ],
  [
    'a fact that is missing',
    { [`${article}/article.yaml`]: 'date: 2026-03-01\ncategory: craft\nfeatured: false\n' },
    /^content\/insight\/2026\/one-leaf\/article\.yaml:1: cover: Invalid key/,
  ],
  [
    'a fact that nothing knows',
    { [`${article}/article.yaml`]: `${goodFacts}colour: red\n` },
    /^content\/insight\/2026\/one-leaf\/article\.yaml:5: colour: Invalid key/,
  ],
  [
    'an unknown category',
    { [`${article}/article.yaml`]: goodFacts.replace('craft', 'gossip') },
    'content/insight/2026/one-leaf/article.yaml:2: category: is "gossip", but should be one of craft, colour',
  ],
  [
    'a date that is none',
    { [`${article}/article.yaml`]: goodFacts.replace('2026-03-01', '1 March') },
    'content/insight/2026/one-leaf/article.yaml:1: date: should be a date such as 2026-03-01',
  ],
  [
    'a date in another year than the folder',
    { [`${article}/article.yaml`]: goodFacts.replace('2026-', '2025-') },
    'content/insight/2026/one-leaf/article.yaml:1: date: should be in 2026, as its folder says',
  ],
  [
    'an unknown word in a position',
    positionFiles('brush-maker', { team: 'astronauts' }),
    'content/careers/brush-maker/position.yaml:2: team: is "astronauts", but should be one of brushes, support',
  ],
  [
    'a version that is named twice',
    { 'handbook/dreams/versions.yaml': "- { slug: '1.0', title: One }\n- { slug: '1.0', title: One }\n" },
    'content/handbook/dreams/versions.yaml:1: the whole: names a version twice',
  ],
  [
    'a version that cannot be one',
    { 'handbook/dreams/versions.yaml': '- { slug: ../1, title: One }\n' },
    'content/handbook/dreams/versions.yaml:1: 0.slug: should be numbers with dots, such as 5.4',
  ],
  [
    'a page in a version that its handbook does not have',
    { 'handbook/pocket/versions.yaml': "- { slug: '5.0', title: Five }\n" },
    'content/handbook/pocket/start/page.yaml:2: versions.0: should be among 5.0',
  ],
  [
    'a salary upside down',
    positionFiles('brush-maker', { salary_min: 99, salary_max: 1 }),
    'content/careers/brush-maker/position.yaml:1: the whole: salary_min is above salary_max',
  ],
  [
    'a front matter without a title',
    { [`${article}/cn.md`]: '---\nintro: 值得一读\n---\n正文' },
    /^content\/insight\/2026\/one-leaf\/cn\.md:2: title: Invalid key/,
  ],
  [
    'an empty title',
    { [`${article}/cn.md`]: '---\nintro: 值得一读\ntitle: " "\n---\n正文' },
    'content/insight/2026/one-leaf/cn.md:3: title: should not be empty',
  ],
  [
    'a front matter that does not end',
    { [`${article}/en.md`]: '---\ntitle: One leaf\nintro: Draw\n\nA text' },
    'content/insight/2026/one-leaf/en.md:1: should begin with front matter between two lines of ---',
  ],
  [
    'a front matter whose YAML does not parse',
    { [`${article}/en.md`]: '---\ntitle: One leaf\nintro: "Draw\n---\nA text' },
    /^content\/insight\/2026\/one-leaf\/en\.md:\d: Missing closing "quote/,
  ],
  [
    'no text below the front matter',
    { [`${article}/en.md`]: '---\ntitle: One leaf\nintro: Draw\n---\n\n' },
    'content/insight/2026/one-leaf/en.md: has no text below its front matter',
  ],
  [
    'a folder that cannot be part of an address',
    positionFiles('Brush_Maker'),
    'content/careers/Brush_Maker: should be named in lower case letters, digits and single hyphens, as in an address',
  ],
  [
    'a year that is none',
    { 'insight/drafts/an-idea/article.yaml': goodFacts },
    'content/insight/drafts: should be named by a year',
  ],
  [
    'a vocabulary that names a word twice',
    {
      'insight/categories.yaml':
        '- id: craft\n  title: { en: a, cn: b, jp: c }\n- id: craft\n  title: { en: a, cn: b, jp: c }\n',
    },
    'content/insight/categories.yaml:1: the whole: names an id twice',
  ],
  [
    'a currency that is none',
    { 'prices.yaml': 'procreate: { en: [$1, dollars], cn: [a, CNY], jp: [b, JPY] }' },
    'content/prices.yaml:1: procreate.en.1: should be three capitals such as USD',
  ],
  [
    'a price of no app of ours',
    {
      [`${article}/en.md`]: '---\ntitle: One leaf\nintro: Of gum\n---\n\nIt costs {price.easel} USD.\n',
    },
    'content/insight/2026/one-leaf/en.md: {price.easel} is not known',
  ],
  [
    'an age that no lesson has',
    lessonFiles('one-dot', { age: 17 }),
    'content/education/one-dot/lesson.yaml:2: age: should be one of 5-8, 9-12, 13-16, 17',
  ],
  [
    'a lesson without its steps',
    {
      ...lessonFiles('one-dot'),
      'education/one-dot/jp.md': '---\ntitle: 点\ndescription: 点です\n---\n\n紙。\n',
    },
    'content/education/one-dot/jp.md: a lesson has its steps as a numbered list',
  ],
]

onDatabasesInTurn('a fault in the content', databases => {
  test.for(faults)('%s is named by file and line, and nothing is written', async ([, files, message]) => {
    const folder = await createContentFolder()
    const { db } = await openAdminDatabase(databases)
    await folder.write(files)
    const error = await importContent(db, folder.root).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(ContentFault)
    expect((error as Error).message).toMatch(message)
    expect((error as Error).message).not.toContain('\n')
    expect(await rowsOf(db, 'content_sources')).toEqual([])
  })

  test.for([
    [`${article}/article.yaml`, 'content/insight/2026/one-leaf/article.yaml: is missing'],
    ['careers', 'content/careers/terms.yaml: is missing'],
    ['prices.yaml', 'content/prices.yaml: is missing'],
  ] as const)('%s missing is said in a sentence', async ([path, message]) => {
    const folder = await createContentFolder()
    const { db } = await openAdminDatabase(databases)
    await folder.remove(path)
    await expect(importContent(db, folder.root)).rejects.toThrow(new ContentFault(message))
  })

  test('any one language is enough for every kind, none is a fault', async () => {
    const folder = await createContentFolder()
    const { db } = await openAdminDatabase(databases)
    for (const path of [article, 'careers/brush-maker', 'legal/privacy-policy', 'handbook/pocket/start'])
      for (const language of ['en', 'cn']) await folder.remove(`${path}/${language}.md`)
    await importContent(db, folder.root)
    expect((await rowsOf(db, 'article_texts')).map(({ iso }) => iso)).toEqual(['ja'])
    expect((await rowsOf(db, 'position_texts')).map(({ iso }) => iso)).toEqual(['ja'])
    expect((await rowsOf(db, 'legal_documents')).map(({ iso }) => iso)).toEqual(['ja'])
    await folder.remove(`${article}/jp.md`)
    await expect(importContent(db, folder.root)).rejects.toThrow(
      new ContentFault('content/insight/2026/one-leaf: has no text in any language'),
    )
  })

  test('lines that end the Windows way are no fault', async () => {
    const folder = await createContentFolder()
    const { db } = await openAdminDatabase(databases)
    await folder.write({
      [`${article}/en.md`]: '---\r\ntitle: One leaf\r\nintro: Draw\r\n---\r\n\r\nA text\r\n',
    })
    await importContent(db, folder.root)
    const text = (await rowsOf(db, 'article_texts')).filter(({ iso }) => iso === 'en-US')
    expect(text).toMatchObject([{ body: 'A text' }])
  })
})
