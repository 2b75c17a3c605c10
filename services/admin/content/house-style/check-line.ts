import { isCjk, type Locale } from '../../../../contract/locale.ts'
import type { Slip } from './finding.ts'

interface LineRule {
  readonly rule: Slip['rule']
  /** Where it applies; `cjk`: Chinese and Japanese. */
  readonly locales: Locale | 'cjk' | 'all'
  readonly pattern: RegExp
  readonly advice: string
}

/** Letters of Chinese and Japanese, full-width marks aside. */
const cjk = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー々'
const wide = '　-〿！-／：-＠［-｠“”‘’…—'
const latin = 'A-Za-z0-9'

const rules: readonly LineRule[] = [
  {
    rule: 'honorific',
    locales: 'cn',
    pattern: /您/gu,
    advice: 'Write 你, or leave it out: never 您.',
  },
  {
    rule: 'exclamation',
    locales: 'all',
    pattern: /[!！]/gu,
    advice: 'End the sentence with a full stop: the house has no exclamation marks.',
  },
  {
    rule: 'punctuation',
    locales: 'all',
    pattern: /\*\*/gu,
    advice: 'These stars stay stars, as a mark beside them keeps them from closing: put the mark after them.',
  },
  {
    rule: 'punctuation',
    locales: 'cjk',
    // A dot before a letter begins a name such as .procreate; one between digits is of a number.
    pattern: new RegExp(
      `(?<=[${cjk}${wide}])[,;:?](?!\\/\\/)|(?<=[${cjk}])\\.(?![${latin}])|[,;:?.](?=[${cjk}])|(?<=[${cjk}])["'()]|["'()](?=[${cjk}])`,
      'gu',
    ),
    advice: 'Use the full-width mark beside Chinese or Japanese letters.',
  },
  {
    rule: 'punctuation',
    locales: 'cjk',
    pattern: new RegExp(`(?<=[${cjk}${wide}]) *--+ *(?=[${cjk}${wide}])`, 'gu'),
    advice: 'Use the dash ——.',
  },
  {
    rule: 'punctuation',
    locales: 'cjk',
    pattern: /[０-９Ａ-Ｚａ-ｚ]+/gu,
    advice: 'Write Latin letters and digits in half width.',
  },
  {
    rule: 'punctuation',
    locales: 'cjk',
    pattern: /[｡-ﾟ]+/gu,
    advice: 'Write kana and their marks in full width.',
  },
  {
    rule: 'punctuation',
    locales: 'jp',
    pattern: /，/gu,
    advice: 'Use 、 in Japanese.',
  },
  {
    rule: 'spacing',
    locales: 'cjk',
    pattern: new RegExp(`(?<=[${cjk}])(?=[${latin}])|(?<=[${latin}])(?=[${cjk}])`, 'gu'),
    advice: 'Put a space between Chinese or Japanese letters and Latin letters or digits.',
  },
  {
    rule: 'spacing',
    locales: 'cjk',
    // A dash that begins a line names who said it.
    pattern: new RegExp(`(?<=[${wide}])(?<!^—+) +(?=\\S)|(?<=\\S) +(?=[${wide}])`, 'gu'),
    advice: 'Leave out the space beside a full-width mark.',
  },
]

/** Dates as the program writes them have no spaces: 2026年11月2日. */
const dates = /\d{1,4}年(?:\d{1,2}月(?:\d{1,2}日)?)?|\d{1,2}月\d{1,2}日/gu

const applies = ({ locales }: LineRule, locale: Locale) =>
  locales === 'all' || (locales === 'cjk' ? isCjk(locale) : locales === locale)

/** From before the first letter of each date to after its last. */
function placesInDates(line: string): ReadonlySet<number> {
  const places = new Set<number>()
  for (const { index, 0: date } of line.matchAll(dates))
    for (let at = index; at <= index + date.length; at++) places.add(at)
  return places
}

/** What the house writes differently in a line of plain text. */
export function checkLine(line: string, locale: Locale): Slip[] {
  const inDate = placesInDates(line)
  return rules
    .filter(rule => applies(rule, locale))
    .flatMap(({ rule, pattern, advice }) =>
      [...line.matchAll(pattern)]
        .filter(({ index }) => !inDate.has(index))
        .map(({ index, 0: { length } }) => ({ rule, words: around(line, index, length), advice })),
    )
}

const shownLetters = 8

/** The letters around a place of a line. */
function around(line: string, at: number, length: number): string {
  const from = Math.max(0, at - shownLetters)
  const to = Math.min(line.length, at + length + shownLetters)
  return `${from > 0 ? '…' : ''}${line.slice(from, to).toWellFormed().trim()}${to < line.length ? '…' : ''}`
}
