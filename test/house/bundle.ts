import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { films, og, pictures } from '../../site/pictures/manifest.ts'
import { loadCopies } from './copy.ts'
import { root } from './files.ts'

const folder = path.join(root, 'build/current/client/assets')
export const isBuilt = existsSync(folder)

/** Long enough that nothing but our copy would say it. */
const isSentence = (text: string) => (/[^ -~’…]/.test(text) ? text.length >= 8 : /\w .*\w /.test(text))
/** Minifiers escape what is not ASCII. */
const unescaped = (source: string) =>
  source.replaceAll(/\\u([0-9a-f]{4})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))

/** In characters; shorter than every sentence. */
const prefixLength = 4

/** Sentences of the copy and of the picture collection that a browser would load with the scripts. */
export async function sentencesInBundle(): Promise<string[]> {
  const copies = (await loadCopies()).flatMap(({ sentences }) =>
    Object.values(sentences).flatMap(own => [...own.values()]),
  )
  const sentences = new Set([...copies, ...stringsIn([pictures, og, films])].filter(isSentence))
  return readdirSync(folder)
    .filter(name => name.endsWith('.js'))
    .flatMap(name =>
      sentencesIn(unescaped(readFileSync(path.join(folder, name), 'utf8')), sentences).map(
        sentence => `${name}: ${sentence}`,
      ),
    )
}

/** The sentences that a source contains, in one pass over it. */
export function sentencesIn(source: string, sentences: Iterable<string>): string[] {
  const byPrefix = Map.groupBy(sentences, sentence => sentence.slice(0, prefixLength))
  const found = new Set<string>()
  for (let at = 0; at < source.length; at++)
    for (const sentence of byPrefix.get(source.slice(at, at + prefixLength)) ?? [])
      if (source.startsWith(sentence, at)) found.add(sentence)
  return [...found]
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}
