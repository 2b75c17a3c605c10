import { Link } from 'react-router'
import type { Locale } from '../../../../contract/locale.ts'
import type { User } from '../../../../contract/user.ts'
import { moreClass } from '../../../../ui/action.tsx'
import { link } from '../../../language/link.ts'
import styles from '../account.module.css'
import { CalledForm } from '../account-form.tsx'
import type { AccountPagesCopy } from '../copy/en.ts'

const products = ['procreate', 'pocket', 'dreams'] as const

interface BetasProps {
  readonly copy: AccountPagesCopy['home']
  readonly user: User
  readonly locale: Locale
  /** The betas that the account's applications are invited to, also before the account is notified. */
  readonly invited: readonly string[]
  /** With scripts. */
  readonly reapply: (product: (typeof products)[number]) => Promise<void>
}

/** The betas of a visitor: applied for, chosen, and the way to apply (again). */
export function Betas({ copy, user, locale, invited, reapply }: BetasProps) {
  return (
    <section className={styles.section}>
      <h2>{copy.betas}</h2>
      <p>{copy.betasText}</p>
      <Link className={moreClass} to={link(locale, '/support/beta')}>
        {copy.betaForm}
      </Link>
      {user.active === 1 && <p>{copy.active}</p>}
      <ul className={styles.rows}>
        {products.map((product, at) => {
          const entry = user.betaUsers.find(beta => beta.beta_type_id === at + 1)
          const isChosen = entry?.selected === '1' || invited.includes(product)
          const state = isChosen ? copy.chosen : entry ? copy.applied : copy.noBeta
          return (
            <li key={product} className={styles.row}>
              <span>
                <strong lang="en">{product}</strong> <span className={styles.soft}>{state}</span>
              </span>
              {!isChosen && (
                <CalledForm
                  prefix={`reapply-${product}`}
                  intent="reapply"
                  submit={entry ? copy.reapply : copy.apply}
                  submitting={copy.saving}
                  send={() => reapply(product)}
                  quiet
                >
                  <input type="hidden" name="product" value={product} />
                </CalledForm>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
