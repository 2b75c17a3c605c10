import { useEffect } from 'react'
import type { Erasure } from '../../../../contract/account-records.ts'
import type { Locale } from '../../../../contract/locale.ts'
import { clearBrowser } from '../../../features/session/clear-browser.ts'
import { formatDate, interpolate } from '../../../language/format.ts'
import { link } from '../../../language/link.ts'
import { actionClass } from '../../../ui/action.tsx'
import styles from '../account.module.css'
import { AccountFrame } from '../account-frame.tsx'
import type { AccountPagesCopy } from '../copy/shape.ts'

interface FarewellProps {
  readonly copy: AccountPagesCopy
  readonly locale: Locale
  readonly erasure: Erasure
}

/** What has become of a deleted account: what is gone, what is still to be erased, and what is kept until when. */
export function Farewell({ copy, locale, erasure: { done, address, kept } }: FarewellProps) {
  const words = copy.farewell
  useEffect(() => void clearBrowser(), [])
  return (
    <AccountFrame {...{ copy, locale }} title={words.title} heading={words.heading}>
      <div className={styles.section} role="status">
        <p>{done ? words.done : words.begun}</p>
        {!done && <p>{words.doing}</p>}
      </div>
      <section className={styles.section}>
        <h2>{words.kept}</h2>
        <ul>
          {kept.map(({ what, reference, until }) => (
            <li key={`${what} ${reference}`}>
              {interpolate(words.items[what], {
                reference: reference ?? '',
                date: formatDate(until, locale),
              })}
            </li>
          ))}
        </ul>
        {!address && <p>{words.others}</p>}
      </section>
      <div className={styles.section}>
        <p>{words.mail}</p>
        <a className={actionClass()} href={link(locale, '/')}>
          {words.home}
        </a>
      </div>
    </AccountFrame>
  )
}
