import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { defaultLocale } from '../../contract/locale.ts'

const folders = '{art,content,contract,services,site,ui}'
/** A page of the handbook that has no translation is shown in English, and says so. */
const optional = ['content/handbook/**']

/** A line for each file, and each entry of a YAML file, that is there in English and not in every one of the locales. */
export function listMissingLanguages(root: string, locales: readonly string[]): string[] {
  const list = (pattern: string) => globSync(pattern, { cwd: root, exclude: optional }).toSorted()
  const files = list(`${folders}/**/${defaultLocale}.{md,ts}`).flatMap(english =>
    locales
      .map(locale => path.join(path.dirname(english), `${locale}${path.extname(english)}`))
      .filter(file => !existsSync(path.join(root, file)))
      .map(file => `${file} is missing`),
  )
  const entries = list('content/**/*.yaml').flatMap(file =>
    missingIn(parse(readFileSync(path.join(root, file), 'utf8')), '', locales).map(
      entry => `${file}: ${entry} is missing`,
    ),
  )
  return [...files, ...entries]
}

function missingIn(data: unknown, place: string, locales: readonly string[]): string[] {
  if (typeof data !== 'object' || data === null) return []
  const at = (key: string) => (place === '' ? key : `${place}.${key}`)
  const own = defaultLocale in data ? locales.filter(locale => !(locale in data)).map(at) : []
  return [...own, ...Object.entries(data).flatMap(([key, value]) => missingIn(value, at(key), locales))]
}
