import { data, redirect } from 'react-router'
import { isLocale, type Locale } from '../../../contract/locale.ts'
import type { OfficeClient } from '../../../contract/office/office.ts'
import { type StoreProduct, storeIds } from '../../../contract/store.ts'
import { isRefusal } from '../../request/session.ts'

/** A price that was refused, with what was typed. */
export interface PriceOutcome {
  readonly product: string
  readonly language: Locale
  readonly amount: string
  readonly fault: string
  /** Whether it can be held nevertheless. */
  readonly isToConfirm: boolean
}

/** Holds or releases a price, and goes back to the list. */
export async function changePrices(office: OfficeClient, form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const [product, language, amount] = [text('product'), text('language'), text('amount').slice(0, 40)]
  if (!isProduct(product) || !isLocale(language)) throw data(null, { status: 404 })
  const place = { product, language }
  const back = (what: string, shown: string) =>
    redirect(`/site/prices?${new URLSearchParams({ [what]: `${product} ${shown}` })}`)
  try {
    if (text('act') === 'release') return back('released', (await office.releasePrice({ body: place })).shown)
    const held = await office.holdPrice({ body: { ...place, amount, is_sure: form.has('is_sure') } })
    return back('held', held.shown)
  } catch (error) {
    // Somebody else has released it.
    if (isRefusal(error, 404) && text('act') === 'release') return redirect('/site/prices')
    if (!isRefusal(error, 400, 404, 409, 422)) throw error
    const fault = error.problem.detail ?? 'Something does not fit.'
    const outcome: PriceOutcome = { product, language, amount, fault, isToConfirm: error.status === 409 }
    return data(outcome, { status: error.status })
  }
}

const isProduct = (name: string): name is StoreProduct => Object.hasOwn(storeIds, name)
