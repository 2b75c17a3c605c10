import type { CopyValue } from './copy-value.ts'

const accents: Readonly<Record<string, string>> = {
  a: 'á',
  b: 'ƀ',
  c: 'ç',
  d: 'ð',
  e: 'é',
  f: 'ƒ',
  g: 'ĝ',
  h: 'ĥ',
  i: 'í',
  k: 'ķ',
  l: 'ļ',
  n: 'ñ',
  o: 'ö',
  r: 'ŕ',
  s: 'š',
  t: 'ţ',
  u: 'ü',
  w: 'ŵ',
  y: 'ý',
  A: 'Å',
  C: 'Ç',
  E: 'É',
  I: 'Î',
  L: 'Ļ',
  O: 'Ø',
  S: 'Š',
  T: 'Ţ',
  W: 'Ŵ',
  Y: 'Ý',
}

/** The copy in a pseudo-language: accented, a third longer, in brackets, with its `{names}` unchanged. */
export function pseudo<T extends CopyValue>(value: T): T {
  if (value === undefined) return value
  if (typeof value === 'string') return disguise(value) as T
  if (Array.isArray(value)) return value.map(item => pseudo(item as CopyValue)) as unknown as T
  const entries = Object.entries(value as Readonly<Record<string, CopyValue>>)
  return Object.fromEntries(entries.map(([key, item]) => [key, pseudo(item)])) as T
}

function disguise(sentence: string): string {
  const body = sentence.replaceAll(/\{\w+\}|./gs, piece => accents[piece] ?? piece)
  return `[${body}${'~'.repeat(Math.ceil(sentence.length / 3))}]`
}
