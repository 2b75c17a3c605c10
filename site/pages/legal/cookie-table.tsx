import { type CookieName, siteCookies } from '../../../contract/cookies.ts'
import type { Locale } from '../../../contract/locale.ts'
import { plural } from '../../../ui/language/format.ts'
import styles from './cookie-table.module.css'
import type { LegalCopy } from './copy/en.ts'

interface CookieTableProps {
  readonly copy: LegalCopy['cookies']
  readonly locale: Locale
}

/** Every cookie of the site, from the table that sets them. */
export function CookieTable({ copy, locale }: CookieTableProps) {
  const names = Object.keys(siteCookies) as CookieName[]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable table has to be focusable for keyboards
    <div className={styles.table} tabIndex={0}>
      <table>
        <caption className="visually-hidden">{copy.caption}</caption>
        <thead>
          <tr>
            {Object.entries(copy.head).map(([name, title]) => (
              <th key={name} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map(name => {
            const { days, sameSite, httpOnly } = siteCookies[name]
            return (
              <tr key={name}>
                <th scope="row">
                  <code>{name}</code>
                </th>
                <td>{copy.holds[name]}</td>
                <td>{plural(copy.days, days, locale)}</td>
                <td>{copy.sent[sameSite]}</td>
                <td>{httpOnly ? copy.scripts.no : copy.scripts.yes}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
