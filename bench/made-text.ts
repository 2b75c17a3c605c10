import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseText } from '../services/admin/content/documents/parse-text.ts'
import { plainOf } from '../services/admin/content/documents/plain-text.ts'
import { projectRoot } from '../test/test-server.ts'

/** The same numbers in the same order each time. https://en.wikipedia.org/wiki/Linear_congruential_generator */
export function createDice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state % sides
  }
}

/** Texts are made of our own sentences in another order: the vocabulary stays that of a language. */
export const sentencesOf = (language: string): string[] =>
  globSync(join(projectRoot, `content/{handbook,insight}/**/${language}.md`))
    .toSorted()
    .flatMap(file => plainOf(parseText(readFileSync(file, 'utf8').replace(/^---\n.*?\n---\n/s, ''))))
    .flatMap(text => text.split(/(?<=[.。])\s*/))
    .filter(text => text.length > 5)
