import { Form } from 'react-router'
import { languageTagOf } from '../../../contract/locale.ts'
import type { ShownPrice } from '../../../contract/office/prices.ts'
import { Button, Fault, Field } from '../../features/controls.tsx'
import { languageTitles } from '../../features/labels.ts'
import { softClass } from '../../features/screen.tsx'
import { formatTime } from '../../features/time.tsx'
import type { PriceOutcome } from './change-prices.ts'
import styles from './prices.module.css'

interface PriceRowProps {
  readonly price: ShownPrice
  readonly zone: string
  readonly outcome: PriceOutcome | null
}

/** The price of an app in one language: what is shown, whose it is, and a field that holds it. */
export function PriceRow({ price, zone, outcome }: PriceRowProps) {
  const { product, language, currency, shown, held } = price
  const name = `${product} in ${languageTitles[language]}`
  return (
    <li className={styles.row} data-held={held !== null || undefined}>
      <p className={styles.language}>
        {languageTitles[language]} <span className={softClass}>{currency}</span>
      </p>
      <p className={styles.shown} lang={languageTagOf(language)}>
        {shown}
      </p>
      <p className={softClass}>
        {held === null
          ? 'Follows the store'
          : `Held${held.by === null ? '' : ` by ${held.by}`} since ${formatTime(held.since, zone)}. The store says ${held.followed}.`}
      </p>
      <Form method="post" action="/site/prices" className={styles.hold} aria-label={`Hold ${name}`}>
        <input type="hidden" name="product" value={product} />
        <input type="hidden" name="language" value={language} />
        {outcome && <Fault>{outcome.fault}</Fault>}
        <Field
          label={`Price of ${name}`}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          placeholder={shown.replaceAll(/[^\d.,]/g, '')}
          defaultValue={outcome?.amount}
          maxLength={40}
        />
        {outcome?.isToConfirm && (
          <label className={styles.sure}>
            <input type="checkbox" name="is_sure" /> This price is meant
          </label>
        )}
        <Button name="act" value="hold">
          Hold<span className="visually-hidden"> the price of {name}</span>
        </Button>
        {held !== null && (
          <Button name="act" value="release">
            Release<span className="visually-hidden"> the price of {name}</span>
          </Button>
        )}
      </Form>
    </li>
  )
}
