import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { films, og, pictures } from '../../site/pictures/manifest.ts'
import { loadCopies } from './copy.ts'
import { root } from './files.ts'

const folder = path.join(root, 'build/current/client/assets')
export const isBuilt = existsSync(folder)

/** Long enough that nothing but our copy would say it. */
const isSentence = (text: string) => (/[^ -~’…]/.test(text) ? text.length >= 8 : /\w .*\w /.test(text))
const escaped = (text: string) =>
  text.replaceAll(/[^ -~]/g, letter => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** Sentences of the copy and of the picture collection that a browser would load with the scripts. */
export async function sentencesInBundle(): Promise<string[]> {
  const scripts = readdirSync(folder)
    .filter(name => name.endsWith('.js'))
    .map(name => ({ name, source: readFileSync(path.join(folder, name), 'utf8') }))
  const copies = (await loadCopies()).flatMap(({ sentences }) =>
    Object.values(sentences).flatMap(own => [...own.values()]),
  )
  const sentences = new Set([...copies, ...stringsIn([pictures, og, films])].filter(isSentence))
  return [...sentences].flatMap(sentence =>
    scripts
      .filter(({ source }) => source.includes(sentence) || source.includes(escaped(sentence)))
      .map(({ name }) => `${name}: ${sentence}`),
  )
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}
