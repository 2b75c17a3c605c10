import { useEffect } from 'react'
import type { Erasure } from '../../../../contract/account-records.ts'
import type { Locale } from '../../../../contract/locale.ts'
import { actionClass } from '../../../../ui/action.tsx'
import { formatDate, interpolate } from '../../../../ui/language/format.ts'
import { clearBrowser } from '../../../features/session/clear-browser.ts'
import { link } from '../../../language/link.ts'
import styles from '../account.module.css'
import { AccountFrame } from '../account-frame.tsx'
import type { AccountPagesCopy } from '../copy/en.ts'

interface FarewellProps {
  readonly copy: AccountPagesCopy
  readonly locale: Locale
  readonly erasure: Erasure
}

/** The state of an account deletion: erased records, pending ones, and retained ones with their dates. */
export function Farewell({ copy, locale, erasure: { done, address, kept } }: FarewellProps) {
  const pageCopy = copy.farewell
  useEffect(() => void clearBrowser(), [])
  return (
    <AccountFrame {...{ copy, locale }} title={pageCopy.title} heading={pageCopy.heading}>
      <div className={styles.section} role="status">
        <p>{done ? pageCopy.done : pageCopy.begun}</p>
        {!done && <p>{pageCopy.doing}</p>}
      </div>
      <section className={styles.section}>
        <h2>{pageCopy.kept}</h2>
        <ul>
          {kept.map(({ what, reference, until }) => (
            <li key={`${what} ${reference}`}>
              {interpolate(pageCopy.items[what], {
                reference: reference ?? '',
                date: formatDate(until, locale),
              })}
            </li>
          ))}
        </ul>
        {!address && <p>{pageCopy.others}</p>}
      </section>
      <div className={styles.section}>
        <p>{pageCopy.mail}</p>
        <a className={actionClass()} href={link(locale, '/')}>
          {pageCopy.home}
        </a>
      </div>
    </AccountFrame>
  )
}
