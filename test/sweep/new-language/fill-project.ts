import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parse, stringify } from 'yaml'
import { pseudo } from '../../../ui/language/pseudo.ts'
import { fillSource } from './fill-source.ts'
import { added, fillData, translateData } from './pseudo-language.ts'

const folders = '{art,bench,bin,contract,platform,server,services,site,ui}'

/** The other steps of docs/tasks.md: everything that a new language needs, made from the English. */
export function fillProject(copy: string): void {
  const list = (pattern: string) =>
    globSync(pattern, { cwd: copy, exclude: ['art/{masters,models}/**'] }).map(file => path.join(copy, file))
  const change = (file: string, make: (text: string) => string) => {
    const text = readFileSync(file, 'utf8')
    const changed = make(text)
    if (changed !== text) writeFileSync(file, changed)
  }
  for (const file of list(`${folders}/**/*.{ts,tsx}`))
    if (!/-for-tests\.ts$|\.test\.ts$|^contract\/locale\.ts$/.test(path.relative(copy, file)))
      change(file, text => fillSource(file, text))
  for (const english of list(`${folders}/**/en.ts`)) addCopy(copy, english)
  for (const file of list('{site,art/films}/**/*.json'))
    change(file, text => JSON.stringify(fillData(JSON.parse(text))))
  for (const file of list('content/**/*.yaml')) change(file, text => stringify(fillData(parse(text))))
  for (const english of list('content/**/en.md'))
    writeFileSync(beside(english, 'md'), translateText(readFileSync(english, 'utf8')))
}

const beside = (english: string, ending: string) =>
  path.join(path.dirname(english), `${added.locale}.${ending}`)

/** A copy file that has every sentence of the English one in the added language. */
function addCopy(copy: string, english: string) {
  if (!existsSync(path.join(path.dirname(english), 'cn.ts'))) return
  const from = path.relative(path.dirname(english), path.join(copy, 'ui/language/pseudo.ts'))
  const isNamed = /^export const en\b/m.test(readFileSync(english, 'utf8'))
  const value = 'pseudo(en as unknown as CopyValue) as unknown as typeof en'
  const lines = [
    `import type { CopyValue } from '${from.replace('pseudo.ts', 'copy-value.ts')}'`,
    `import { pseudo } from '${from}'`,
    `import ${isNamed ? '{ en }' : 'en'} from './en.ts'`,
    isNamed ? `export const ${added.locale} = ${value}` : `export default ${value}`,
  ]
  writeFileSync(beside(english, 'ts'), `${lines.join('\n')}\n`)
}

/** A text with its front matter and its plain lines translated; lines with any markup stay as they are. */
function translateText(text: string): string {
  const [, front = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? []
  // Brackets and tildes mean something in Markdown.
  const accented = (line: string) => pseudo(line).replaceAll(/^\[|~*\]$/g, '')
  const lines = body.replaceAll(/^[A-Z][^[\]{}<>`|*_:\n]*$/gm, accented)
  return `---\n${stringify(translateData(parse(front)))}---\n${lines}`
}
