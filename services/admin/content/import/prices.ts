import * as v from 'valibot'
import type { ContentPart } from './content-part.ts'
import { inEachLanguage, readSource, readYaml, sentence } from './source.ts'

const price = v.strictTuple([
  sentence,
  v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'should be three capitals such as USD')),
])
const inLanguages = v.strictObject({ en: price, cn: price, jp: price })
const file = v.strictObject({ procreate: inLanguages, pocket: inLanguages, dreams: inLanguages })
type Product = keyof v.InferOutput<typeof file>

/** What each app costs. */
export function prices(root: string): ContentPart {
  const source = readSource(root, 'prices.yaml')
  const products = readYaml(source, file)
  const rows = (Object.keys(products) as Product[]).flatMap(product =>
    inEachLanguage.map(([language, iso]) => {
      const [formatted_price, currency] = products[product][language]
      return { product, iso, formatted_price, currency }
    }),
  )
  return {
    path: source.path,
    sources: [source],
    write: async db => {
      await db.deleteFrom('prices').execute()
      await db.insertInto('prices').values(rows).execute()
    },
  }
}
