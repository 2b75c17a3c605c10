/** English numbers as words, up to those that texts spell out. */
const words: Readonly<Record<string, number>> = Object.fromEntries(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, value) => [word, value]),
)
const tens: Readonly<Record<string, number>> = Object.fromEntries(
  'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').map((word, at) => [word, (at + 2) * 10]),
)
const months = 'january february march april may june july august september october november december'.split(
  ' ',
)
const digits = '〇一二三四五六七八九'

/** A number as it is written in digits: `1,000` and `1000` are one. */
const inDigits = /\d+(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)*/g
const plain = (number: string) => number.replaceAll(',', '')

/** A number in digits, and the values by which another language may say it: 180 million, the 1970s. */
export function numbersOf(
  english: string,
): { readonly number: string; readonly values: readonly string[] }[] {
  const folded = english.normalize('NFKC').toLowerCase()
  const pattern = new RegExp(`(${inDigits.source})(?: (hundred|thousand|million)|(s)\\b)?`, 'g')
  return [...folded.matchAll(pattern)].map(([, digits = '', unit = '', decade]) => {
    const number = plain(digits)
    const factor = units[unit]
    const other = factor
      ? String(Number(number) * factor)
      : decade
        ? number.slice(-2)
        : String(Number(number))
    return { number, values: [number, other] }
  })
}

/** The numbers of a text that are written in digits, with full-width ones as half-width ones. */
export const digitsOf = (text: string): string[] =>
  [...text.normalize('NFKC').matchAll(inDigits)].map(([number]) => plain(number))

/** Every value that a text says in digits or in words, in English, Chinese or Japanese. */
export function valuesOf(text: string): ReadonlySet<string> {
  const folded = text.normalize('NFKC').toLowerCase()
  const values = new Set(digitsOf(folded))
  for (const value of [...englishValues(folded), ...hanValues(folded)]) values.add(String(value))
  // A decade is said without its century.
  for (const [, decade = ''] of folded.matchAll(/\d\d(\d0)s/g)) values.add(decade)
  return values
}

const units: Readonly<Record<string, number>> = { hundred: 100, thousand: 1000, million: 1_000_000 }

function* englishValues(text: string): Generator<number> {
  for (const [, number = '', one, unit = ''] of text.matchAll(
    /(?<![\w.])(\d[\d,.]*|[a-z]+)(?:-([a-z]+))?(?: (hundred|thousand|million))?/g,
  )) {
    const first = /^\d/.test(number) ? Number(plain(number)) : (words[number] ?? tens[number])
    if (first === undefined) {
      const month = months.indexOf(number)
      if (month !== -1) yield month + 1
      continue
    }
    const value = first + (one === undefined ? 0 : (words[one] ?? 0))
    yield value
    const factor = units[unit]
    if (factor !== undefined) yield value * factor
  }
}

function* hanValues(text: string): Generator<number> {
  for (const [number] of text.matchAll(/[〇零一二三四五六七八九十百千万亿億两]+/g)) yield valueOfHan(number)
  for (const [, number = '', unit = ''] of text.matchAll(/(?<![\d,])(\d[\d,]*(?:\.\d+)?) ?([百千万亿億])/g))
    yield Number(plain(number)) * (hanUnits[unit] ?? 1)
  // Of an hour: 半, 一刻, 三刻.
  if (/点半|時半/.test(text)) yield 30
  if (text.includes('一刻')) yield 15
  if (text.includes('三刻')) yield 45
}

const hanUnits: Readonly<Record<string, number>> = {
  十: 10,
  百: 100,
  千: 1000,
  万: 10_000,
  亿: 100_000_000,
  億: 100_000_000,
}

/** 六百, 三十八, 一亿八千万, 二〇二六. */
function valueOfHan(text: string): number {
  const number = text.replaceAll('两', '二').replaceAll('零', '〇')
  if (!/[十百千万亿億]/.test(number)) return Number([...number].map(digit => digits.indexOf(digit)).join(''))
  let [sum, part, digit] = [0, 0, 0]
  for (const letter of number) {
    const unit = hanUnits[letter]
    if (unit === undefined) digit = Math.max(0, digits.indexOf(letter))
    else if (unit < 10_000) {
      part += (digit || 1) * unit
      digit = 0
    } else {
      sum += (part + digit || 1) * unit
      part = 0
      digit = 0
    }
  }
  return sum + part + digit
}
