import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Locale } from '../../../contract/locale.ts'
import { ErrorSummary } from '../../../ui/form/error-summary.tsx'
import { Notice } from '../../../ui/form/notice.tsx'
import { Phrases, unbroken } from '../../../ui/phrases.tsx'
import { describeRejection } from '../../../ui/submission/describe-rejection.ts'
import type { FormRejection } from '../../../ui/submission/form-rejection.ts'
import type { LoadedAccountCopy } from '../../features/account/dialogs-data.ts'
import { PrivatePage } from '../../frame/private-page.tsx'
import { link, type PagePath } from '../../language/link.ts'
import styles from './account.module.css'
import { AccountForms, labelsOf } from './account-forms.ts'
import type { AccountPagesCopy } from './copy/en.ts'

const pages = {
  home: '/account',
  security: '/account/security',
  sessions: '/account/sessions',
  requests: '/account/requests',
  delete: '/account/delete',
} as const satisfies Record<keyof AccountPagesCopy['pages'], PagePath>

interface AccountFrameProps {
  readonly copy: AccountPagesCopy
  readonly locale: Locale
  readonly title: string
  readonly heading: string
  /** The page that is shown; without it there is no way to the others: nobody is logged in. */
  readonly at?: keyof typeof pages
  /** The confirmation of the last action; absent after a rejected form. */
  readonly notice?: string | undefined
  readonly failed?: boolean
  /** The sentences of its forms, where it has any. */
  readonly form?: LoadedAccountCopy['form']
  /** Why one of its forms came back. */
  readonly rejection?: FormRejection | undefined
  readonly children: ReactNode
}

/** A page of the account: its heading, the way to the others, what has just happened, and its sections. */
export function AccountFrame({
  copy,
  locale,
  title,
  heading,
  at,
  notice,
  failed,
  form,
  rejection,
  children,
}: AccountFrameProps) {
  const { intent: prefix = '' } = rejection ?? {}
  const summary =
    form && describeRejection(rejection, { copy: form, prefix, labels: labelsOf(prefix, copy) }).summary
  return (
    <PrivatePage
      title={title}
      failed={failed === true || rejection !== undefined}
      className={`grid ${styles.account}`}
    >
      <h1 className={styles.heading}>
        <Phrases text={heading} />
      </h1>
      {at && (
        <nav className={styles.pages} aria-label={unbroken(copy.label)}>
          {Object.entries(pages).map(([name, page]) => (
            <Link
              key={name}
              to={link(locale, page)}
              {...(name === at && { 'aria-current': 'page' as const })}
            >
              {copy.pages[name as keyof typeof pages]}
            </Link>
          ))}
        </nav>
      )}
      <div className={styles.content}>
        {summary && <ErrorSummary {...summary} />}
        {notice && !rejection && <Notice failed={failed}>{notice}</Notice>}
        <AccountForms value={form ? { copy, form, rejection } : null}>{children}</AccountForms>
      </div>
    </PrivatePage>
  )
}
