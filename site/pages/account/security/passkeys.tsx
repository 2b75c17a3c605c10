import { Link } from 'react-router'
import type { Locale } from '../../../../contract/locale.ts'
import type { PasskeySummary, User } from '../../../../contract/user.ts'
import type { AccountCopy } from '../../../features/account/copy/shape.ts'
import { formatDate, interpolate } from '../../../language/format.ts'
import { link } from '../../../language/link.ts'
import { moreClass } from '../../../ui/action.tsx'
import { Check } from '../../../ui/form/field.tsx'
import styles from '../account.module.css'
import type { AccountPagesCopy } from '../copy/shape.ts'
import { DisclosedRow } from '../disclosed-row.tsx'
import { fieldOf, type Submitted } from '../field-of.ts'
import { PageForm } from '../page-form.tsx'
import { Proof } from '../proof.tsx'
import { AddPasskey } from './add-passkey.tsx'

export interface PasskeysProps {
  readonly copy: AccountPagesCopy
  readonly form: AccountCopy['form']
  readonly locale: Locale
  readonly user: User
  readonly passkeys: readonly PasskeySummary[]
  readonly submitted: Submitted | undefined
}

/** As many as the service keeps for one account. */
const maxPasskeys = 10

/** The passkeys of an account: each can be removed, and another added to an address that is confirmed. */
export function Passkeys({ copy, form, locale, user, passkeys, submitted }: PasskeysProps) {
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
            const field = fieldOf(form, intent, submitted)
            return (
              <DisclosedRow
                key={id}
                action={security.remove}
                open={submitted?.intent === intent}
                form={
                  <PageForm intent="remove" submit={security.removeThis} submitting={security.removing}>
                    <input type="hidden" name="id" value={id} />
                    <Proof {...proof} {...field('password')} />
                    <Check
                      id={`${intent}-others`}
                      name="others"
                      label={security.others}
                      errorLabel={form.error}
                      defaultChecked
                    />
                  </PageForm>
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
