import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { everyLocale, type Locale } from '../contract/locale.ts'
import { projectRoot } from '../test/test-server.ts'
import type { Scale } from './growth-scale.ts'
import { createDice, sentencesOf } from './made-text.ts'

/** Writes a content folder: the project's own, and as many texts in three languages as a scale has. Resolves to its path. */
export function writeContent(folder: string, scale: Scale): string {
  const content = join(folder, 'content')
  cpSync(join(projectRoot, 'content'), content, { recursive: true })
  mkdirSync(join(folder, 'docs'), { recursive: true })
  cpSync(join(projectRoot, 'docs/words.md'), join(folder, 'docs/words.md'))
  const text = createTexts()
  const write = (path: string, facts: string, name: string, intro: string) => {
    const at = join(content, path)
    mkdirSync(at, { recursive: true })
    writeFileSync(join(at, name), facts)
    for (const locale of everyLocale) writeFileSync(join(at, `${locale}.md`), text(locale, intro))
  }
  for (let number = 0; number < scale.articles; number++) {
    const date = new Date(Date.UTC(2014, 0, 1 + ((number * 1347) % 4000))).toISOString().slice(0, 10)
    const facts = `date: ${date}\ncategory: ${categories[number % categories.length]}\ncover: cover-wave\nfeatured: false\n`
    write(`insight/${date.slice(0, 4)}/grown-${number}`, facts, 'article.yaml', 'intro')
  }
  for (let number = 0; number < scale.positions; number++) {
    const day = new Date(Date.UTC(2025, 0, 1 + (number % 300))).toISOString().slice(0, 10)
    const facts = `type: full-time\nteam: design\nlocation: hobart\nworkplace: hybrid\nsalary_min: 102000\nsalary_max: 124000\ncurrency: AUD\nopened_on: ${day}\nclosed_on: null\n`
    write(`careers/grown-${number}`, facts, 'position.yaml', 'description')
  }
  for (const [order, path] of sectionPaths(scale.pages).entries())
    write(`handbook/procreate/${path}`, pageFacts(order, '5.0'), 'page.yaml', 'description')
  for (let number = 0; number < scale.flatPages; number++)
    write(`handbook/pocket/grown-${number}`, pageFacts(number, '4.0'), 'page.yaml', 'description')
  return content
}

const categories = ['product', 'craft', 'colour', 'animation']

const pageFacts = (order: number, version: string) => `order: ${order + 100}\nversions: ['${version}']\n`

function sectionPaths(count: number): string[] {
  const paths: string[] = []
  for (let section = 0; paths.length < count; section++) {
    paths.push(`grown-${section}`)
    for (let page = 0; page < 99 && paths.length < count; page++) paths.push(`grown-${section}/page-${page}`)
  }
  return paths
}

/** A file of a text, made of our own sentences in another order. */
function createTexts() {
  const dice = createDice(11)
  const sentences = Object.fromEntries(everyLocale.map(locale => [locale, sentencesOf(locale)])) as Record<
    Locale,
    string[]
  >
  return (locale: Locale, intro: string): string => {
    const all = sentences[locale]
    const some = (count: number) => Array.from({ length: count }, () => all[dice(all.length)]).join(' ')
    const plain = (length: number) =>
      some(1)
        .replace(/[^\p{L}\p{N} ]/gu, '')
        .slice(0, length)
        .trim()
    const parts = [0, 1, 2].map(part => `## ${plain(30)} ${part}\n\n${some(5)}`).join('\n\n')
    return `---\ntitle: "${plain(40)} ${dice(100_000)}"\n${intro}: "${plain(120)}."\n---\n\n${parts}\n`
  }
}
