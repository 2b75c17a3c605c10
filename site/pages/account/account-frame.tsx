import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Locale } from '../../../contract/locale.ts'
import type { AccountCopy } from '../../features/account/copy/shape.ts'
import { PrivatePage } from '../../frame/private-page.tsx'
import { link, type PagePath } from '../../language/link.ts'
import { ErrorSummary } from '../../ui/form/error-summary.tsx'
import { Phrases, unbroken } from '../../ui/phrases.tsx'
import styles from './account.module.css'
import type { AccountPagesCopy } from './copy/shape.ts'
import { listErrors, type Submitted } from './field-of.ts'

const pages = {
  home: '/account',
  security: '/account/security',
  sessions: '/account/sessions',
  requests: '/account/requests',
  delete: '/account/delete',
} as const satisfies Record<keyof AccountPagesCopy['pages'], PagePath>

export interface AccountFrameProps {
  readonly copy: AccountPagesCopy
  readonly locale: Locale
  readonly title: string
  readonly heading: string
  /** The page that is shown; without it there is no way to the others: nobody is logged in. */
  readonly at?: keyof typeof pages
  /** What has just been done; nothing where a form came back. */
  readonly notice?: string | undefined
  readonly failed?: boolean
  /** A form that came back, and the words of its error summary. */
  readonly wrong?: { readonly form: AccountCopy['form']; readonly submitted: Submitted | undefined }
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
  wrong,
  children,
}: AccountFrameProps) {
  const submitted = wrong?.submitted
  return (
    <PrivatePage
      title={title}
      failed={failed || submitted !== undefined}
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
        {submitted && (
          <ErrorSummary heading={wrong.form.errors} errors={listErrors(submitted, wrong.form, copy)} />
        )}
        {notice && !submitted && (
          <p className={failed ? styles.failure : styles.notice} role="status">
            {notice}
          </p>
        )}
        {children}
      </div>
    </PrivatePage>
  )
}
