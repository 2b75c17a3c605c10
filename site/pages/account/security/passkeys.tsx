import { Link } from 'react-router'
import type { Locale } from '../../../../contract/locale.ts'
import type { PasskeySummary, User } from '../../../../contract/user.ts'
import { moreClass } from '../../../../ui/action.tsx'
import { Checkbox } from '../../../../ui/form/checkbox.tsx'
import { formatDate, interpolate } from '../../../../ui/language/format.ts'
import type { LoadedAccountCopy } from '../../../features/account/dialogs-data.ts'
import { link } from '../../../language/link.ts'
import styles from '../account.module.css'
import { AccountForm } from '../account-form.tsx'
import type { AccountPagesCopy } from '../copy/en.ts'
import { DisclosedRow } from '../disclosed-row.tsx'
import { Proof } from '../proof.tsx'
import { AddPasskey } from './add-passkey.tsx'

interface PasskeysProps {
  readonly copy: AccountPagesCopy
  readonly form: LoadedAccountCopy['form']
  readonly locale: Locale
  readonly user: User
  readonly passkeys: readonly PasskeySummary[]
  /** The form that came back. */
  readonly rejected: string | undefined
}

/** As many as the service keeps for one account. */
const maxPasskeys = 10

/** The passkeys of an account: each can be removed, and another added to an address that is confirmed. */
export function Passkeys({ copy, form, locale, user, passkeys, rejected }: PasskeysProps) {
  const { security } = copy
  const hasPasskeys = passkeys.length > 0
  const proof = { copy: copy.proof, locale, hasPasskeys }
  return (
    <section className={styles.section}>
      <h2>{security.passkeys}</h2>
      <p>{security.passkeysText}</p>
      {hasPasskeys ? (
        <ul className={styles.rows}>
          {passkeys.map(({ id, name, created_at }) => {
            const intent = `remove-${id}`
            return (
              <DisclosedRow
                key={id}
                action={security.remove}
                open={rejected === intent}
                form={
                  <AccountForm
                    prefix={intent}
                    intent="remove"
                    submit={security.removeThis}
                    submitting={security.removing}
                  >
                    <input type="hidden" name="id" value={id} />
                    <Proof {...proof} />
                    <Checkbox name="others" label={security.others} defaultChecked />
                  </AccountForm>
                }
              >
                {name}{' '}
                <span className={styles.soft}>
                  {interpolate(security.made, { date: formatDate(created_at, locale) })}
                </span>
              </DisclosedRow>
            )
          })}
        </ul>
      ) : (
        <p className={styles.soft}>{security.noPasskeys}</p>
      )}
      {!user.verified ? (
        <>
          <p>{security.unverified}</p>
          <Link className={moreClass} to={link(locale, '/account')}>
            {security.verify}
          </Link>
        </>
      ) : passkeys.length >= maxPasskeys ? (
        <p>{security.full}</p>
      ) : (
        <AddPasskey {...{ copy, form, locale, hasPasskeys }} name={user.username} />
      )}
    </section>
  )
}
