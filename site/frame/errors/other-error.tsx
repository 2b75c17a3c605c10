import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { Locale } from '../../../contract/locale.ts'
import { actionClass, moreClass } from '../../../ui/action.tsx'
import { interpolate } from '../../../ui/language/format.ts'
import { Phrases, unbroken } from '../../../ui/phrases.tsx'
import { link } from '../../language/link.ts'
import type { FrameCopy } from '../copy/en.ts'
import styles from './other-error.module.css'
import { reportScriptError } from './report-script-error.ts'

interface OtherErrorProps {
  readonly copy: FrameCopy['errors']['other']
  /** Reported once it is shown, if it was thrown by a script in this browser. */
  readonly error: unknown
  readonly status: number
  /** The message of the error response, in English; empty for internal errors. */
  readonly message: string
  /** An explanation of the cause and of what to do. */
  readonly text: string
  readonly locale: Locale
}

/** The page of an error of the server or the network, with its status. Plain links reload the document. */
export function OtherError({ copy, error, status, message, text, locale }: OtherErrorProps) {
  const { pathname } = useLocation()
  useEffect(() => reportScriptError(error), [error])
  return (
    <div className={`grid ${styles.error}`}>
      <title>{`${copy.title} · ${unbroken(copy.heading)}`}</title>
      <meta name="robots" content="noindex" />
      <p className={styles.subheading}>{interpolate(copy.subheading, { status: String(status) })}</p>
      <h1 className={styles.heading}>
        <Phrases text={copy.heading} />
      </h1>
      {message !== '' && (
        <p className={styles.message} lang="en">
          {message}
        </p>
      )}
      <p className={styles.text}>{text}</p>
      <p className={styles.ways}>
        <a className={actionClass()} href={link(locale, '/')}>
          {copy.home}
        </a>
        <a className={moreClass} href={pathname}>
          {copy.again}
        </a>
      </p>
    </div>
  )
}
