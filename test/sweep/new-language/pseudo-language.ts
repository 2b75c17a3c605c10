import { pseudo } from '../../../ui/language/pseudo.ts'

/** The language that is added: the code for pseudo-languages, https://learn.microsoft.com/globalization/methodology/pseudolocalization */
export const added = { locale: 'xx', tag: 'qps-ploc', name: '[Þšéûðö]' } as const

/** An address, an id, a currency or a number is no sentence: it stays as it is. */
const isSentence = (text: string) =>
  (/\s/.test(text) || /^\p{Lu}/u.test(text)) && !/^(?:[/#.]|https?:|[A-Z]{2,3}$)/.test(text)

export const translate = (text: string): string => (isSentence(text) ? pseudo(text) : text)

/** The same for every text in JSON or YAML data; a table with a value for each language gets one for the added language. */
export function translateData(data: unknown): unknown {
  if (typeof data === 'string') return translate(data)
  if (Array.isArray(data)) return data.map(translateData)
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, translateData(value)]))
}

/** Adds the language to every table in JSON or YAML data that has a value for each of the others. */
export function fillData(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(fillData)
  if (typeof data !== 'object' || data === null) return data
  const filled = Object.fromEntries(Object.entries(data).map(([key, value]) => [key, fillData(value)]))
  const isTable = 'en' in filled && 'cn' in filled && 'jp' in filled
  return isTable ? { ...filled, [added.locale]: translateData(filled.en) } : filled
}
