import * as v from 'valibot'
import { contentKeys } from '../../../../contract/content-keys.ts'
import { everyLocale, languageTagOf } from '../../../../contract/locale.ts'
import { followPrice } from '../prices/follow-price.ts'
import type { SharedFile } from './content-part.ts'
import { inEveryLanguage, readSource, readYaml, sentence } from './source.ts'

const price = v.strictTuple([
  sentence,
  v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'should be three capitals such as USD')),
])
const inLanguages = inEveryLanguage(price)
const file = v.strictObject({ procreate: inLanguages, pocket: inLanguages, dreams: inLanguages })
type Product = keyof v.InferOutput<typeof file>

/** Reads the prices of the apps. */
export function prices(root: string): SharedFile {
  const source = readSource(root, 'prices.yaml')
  const products = readYaml(source, file)
  const rows = (Object.keys(products) as Product[]).flatMap(product =>
    everyLocale.map(locale => {
      const [formatted_price, currency] = products[product][locale]
      return { product, iso: languageTagOf(locale), formatted_price, currency }
    }),
  )
  return {
    path: source.path,
    sources: [source],
    key: contentKeys.prices,
    write: async db => {
      for (const row of rows) await followPrice(db, row)
    },
  }
}
