import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { Locale } from '../contract/locale.ts'
import type { Product } from '../site/language/link.ts'
import { projectRoot } from './test-server.ts'

type PriceTable = Readonly<
  Record<Product, Readonly<Record<Locale, readonly [formatted: string, currency: string]>>>
>

const table: PriceTable = parse(readFileSync(join(projectRoot, 'content/prices.yaml'), 'utf8'))

/** The price of an app as `content/prices.yaml` has it: `$19.99`, its amount `19.99` and its currency `USD`. */
export function priceOf(product: Product, locale: Locale) {
  const [formatted, currency] = table[product][locale]
  return { formatted, currency, amount: formatted.replaceAll(/[^\d.]/g, '') }
}
