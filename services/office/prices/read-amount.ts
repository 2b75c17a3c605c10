import { Refusal } from '../../http/problem.ts'

const maxAmount = 1_000_000

/**
 * An amount as it was typed, in the form of the store: `¥2,000`. Throws `Refusal` 422 with a sentence for anything but a
 * positive amount with the decimals of its currency.
 */
export function readAmount(typed: string, currency: string): { amount: number; formatted: string } {
  const text = typed.normalize('NFKC').trim()
  const format = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  })
  const decimals = format.resolvedOptions().maximumFractionDigits ?? 2
  const bare = text.replace(/^(?:US)?[$¥]\s*/, '')
  const [, whole, fraction = ''] = /^(\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.(\d+))?$/.exec(bare) ?? []
  if (whole === undefined)
    throw new Refusal(
      422,
      `“${typed}” is no amount. Type digits, such as ${decimals > 0 ? '12.99' : '2000'}.`,
    )
  if (fraction.length > decimals)
    throw new Refusal(422, `${currency} has ${decimals === 0 ? 'no' : decimals} decimals.`)
  const amount = Number(`${whole.replaceAll(',', '')}.${fraction || '0'}`)
  if (amount === 0) throw new Refusal(422, 'An app costs more than nothing.')
  if (amount > maxAmount) throw new Refusal(422, `${format.format(amount)} is more than an app can cost.`)
  return { amount, formatted: format.format(amount) }
}
