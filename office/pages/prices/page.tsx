import { useOutletContext } from 'react-router'
import { leadClass, Notice, Screen, softClass } from '../../features/screen.tsx'
import type { SignedInData } from '../../frame/signed-in-data.ts'
import { officeRequest } from '../../request/office-request.ts'
import { endedOr } from '../../request/session.ts'
import type { Route } from './+types/page'
import { changePrices } from './change-prices.ts'
import { PriceRow } from './price-row.tsx'
import styles from './prices.module.css'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { prices } = await context.get(officeRequest).office.listPrices()
  const what = (['held', 'released'] as const).find(each => url.searchParams.has(each))
  return { prices, done: what && { what, price: (url.searchParams.get(what) ?? '').slice(0, 60) } }
}

export const action = ({ request, context }: Route.ActionArgs) =>
  endedOr(async () => changePrices(context.get(officeRequest).office, await request.formData()))

/** What the apps cost on the pages of each language, and which prices staff hold. */
export default function Prices({ loaderData, actionData }: Route.ComponentProps) {
  const { prices, done } = loaderData
  const { me } = useOutletContext<SignedInData>()
  const outcome = actionData && 'fault' in actionData ? actionData : null
  const groups = [...Map.groupBy(prices, ({ product }) => product)]
  return (
    <Screen title="Prices">
      {done && !outcome && (
        <Notice>
          {done.price}:{' '}
          {done.what === 'held' ? 'held, and shown now.' : 'follows the store again, and is shown now.'}
        </Notice>
      )}
      <p className={leadClass}>
        Pages show the price of the store that belongs to their language: the store’s own, or that of the file{' '}
        <code>prices.yaml</code> where no store is asked. A price that is held stays as it is until somebody
        releases it.
      </p>
      {groups.length === 0 && <p className={softClass}>No prices are known yet.</p>}
      {groups.map(([product, own]) => (
        <section key={product} aria-labelledby={`price-${product}`}>
          <h2 id={`price-${product}`} className={styles.product}>
            {product}
          </h2>
          <ul className={styles.rows}>
            {own.map(price => (
              <PriceRow
                key={`${price.language} ${price.shown} ${price.held?.since}`}
                price={price}
                zone={me.time_zone}
                outcome={outcome?.product === product && outcome.language === price.language ? outcome : null}
              />
            ))}
          </ul>
        </section>
      ))}
    </Screen>
  )
}
