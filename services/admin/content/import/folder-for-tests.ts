import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { everyLocale } from '../../../../contract/locale.ts'

import { openFolder } from '../../../../test/folders.ts'

/** Files by their path below the content folder. */
export type Files = Readonly<Record<string, string>>

/** A temporary content folder with one article, one position and their vocabularies; removed after the suite. */
export async function createContentFolder(more: Files = {}) {
  const root = await openFolder('content')
  const folder = {
    root,
    async write(files: Files) {
      for (const [path, text] of Object.entries(files)) {
        await mkdir(dirname(join(root, path)), { recursive: true })
        await writeFile(join(root, path), text)
      }
    },
    remove: (path: string) => rm(join(root, path), { recursive: true }),
  }
  await folder.write({
    ...vocabularies,
    ...positionFiles('brush-maker'),
    ...articleFiles('2026/one-leaf'),
    ...documentFiles,
    ...more,
  })
  return folder
}

/** The file of a handbook's versions. */
export function versionFiles(product: string, slugs: readonly string[]): Files {
  const lines = slugs.map(slug => `- { slug: '${slug}', title: '${slug === '5.1' ? '5X' : slug}' }\n`)
  return { [`handbook/${product}/versions.yaml`]: lines.join('') }
}

const vocabularies: Files = {
  'prices.yaml': ['procreate', 'pocket', 'dreams']
    .map(product => `${product}: { en: [$12.99, USD], cn: [¥88.00, CNY], jp: ['¥2,000', JPY] }`)
    .join('\n'),
  ...versionFiles('procreate', ['5.3', '5.2', '5.1', '5.0']),
  ...versionFiles('pocket', ['4.0']),
  ...versionFiles('dreams', ['1.1', '1.0']),
  'insight/categories.yaml': yamlTerms({
    craft: ['Craft', '手艺', '技法'],
    colour: ['Colour', '色彩', '色'],
  }),
  'careers/terms.yaml': Object.entries({
    type: { 'full-time': ['Full-time', '全职', 'フルタイム'] },
    team: { brushes: ['Brushes', '画笔', 'ブラシ'], support: ['Support', '用户支持', 'サポート'] },
    location: { hobart: ['Hobart', '霍巴特', 'ホバート'] },
    workplace: { hybrid: ['Hybrid', '混合办公', 'ハイブリッド'] },
  })
    .map(([kind, list]) => `${kind}:\n${yamlTerms(list)}`)
    .join('\n'),
}

function yamlTerms(list: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(list)
    .map(([id, [en, cn, jp]]) => `- id: ${id}\n  title: { en: ${en}, cn: ${cn}, jp: ${jp} }`)
    .join('\n')
}

function yaml(facts: object): string {
  return Object.entries(facts)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('')
}

function inLanguages(folder: string, front: (language: string) => object): Files {
  return Object.fromEntries(
    everyLocale.map(language => [
      `${folder}/${language}.md`,
      `---\n${yaml(front(language))}---\n\nA text in ${language}.\n`,
    ]),
  )
}

/** The four files of a position; `facts` overrides its defaults. */
export function positionFiles(slug: string, facts: object = {}): Files {
  const usual = {
    type: 'full-time',
    team: 'brushes',
    location: 'hobart',
    workplace: 'hybrid',
    salary_min: 88000,
    salary_max: 112000,
    currency: 'AUD',
    opened_on: '2026-02-01',
    closed_on: null,
  }
  return {
    [`careers/${slug}/position.yaml`]: yaml({ ...usual, ...facts }),
    ...inLanguages(`careers/${slug}`, language => ({
      title: `${slug} in ${language}`,
      description: `What ${slug} does`,
    })),
  }
}

/** The four files of a lesson; `facts` overrides its defaults. */
export function lessonFiles(slug: string, facts: object = {}): Files {
  const usual = { order: 1, age: '9-12', subject: 'art', app: 'procreate', minutes: 40, sheet: null }
  return {
    [`education/${slug}/lesson.yaml`]: yaml({ ...usual, ...facts }),
    ...Object.fromEntries(
      everyLocale.map(language => [
        `education/${slug}/${language}.md`,
        `---\ntitle: ${slug} in ${language}\ndescription: What ${slug} shows\n---\n\nPaper in ${language}.\n\n1. Look.\n2. Draw.\n`,
      ]),
    ),
  }
}

/** A legal document, and a handbook of each other product with one page. */
const documentFiles: Files = {
  'legal/privacy-policy/document.yaml': 'effective: 2026-01-01\n',
  ...inLanguages('legal/privacy-policy', language => ({
    title: `Privacy in ${language}`,
    description: 'What is kept, and why',
  })),
  ...handbookFiles('procreate/layers', { versions: ['5.3', '5.2', '5.1', '5.0'] }),
  ...handbookFiles('pocket/start', { versions: ['4.0'] }),
}

/** The four files of a handbook page, by product and path. */
export function handbookFiles(
  page: string,
  { order = 1, versions }: { readonly order?: number; readonly versions: readonly string[] },
): Files {
  return {
    [`handbook/${page}/page.yaml`]: `order: ${order}\nversions: ${JSON.stringify(versions)}\n`,
    ...inLanguages(`handbook/${page}`, language => ({
      title: `${page} in ${language}`,
      description: `What ${page} is for`,
    })),
  }
}

/** The four files of an article; `address` is year and slug. */
export function articleFiles(address: string, facts: object = {}): Files {
  const usual = { date: `${address.slice(0, 4)}-03-01`, category: 'craft', cover: 'coast', featured: false }
  return {
    [`insight/${address}/article.yaml`]: yaml({ ...usual, ...facts }),
    ...inLanguages(`insight/${address}`, language => ({
      title: `${address} in ${language}`,
      intro: 'Worth reading',
    })),
  }
}
