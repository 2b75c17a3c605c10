import { isRouteErrorResponse } from 'react-router'
import { Button, buttonClass } from '../features/controls.tsx'
import type { EndedForm } from '../request/session.ts'
import styles from './error-page.module.css'

interface Sentence {
  readonly title: string
  readonly text: string
}

const sentences: Readonly<Record<number, Sentence>> = {
  400: {
    title: 'That did not arrive whole',
    text: 'The address or the form was cut short or changed. Begin again from the list.',
  },
  401: { title: 'Your session has ended', text: 'Log in again; then open this page once more.' },
  403: {
    title: 'This is not yours to do',
    text: 'None of your roles permits it. An administrator can change that.',
  },
  404: {
    title: 'There is nothing here',
    text: 'It does not exist, has been erased, or belongs to another team.',
  },
  409: {
    title: 'It has changed meanwhile',
    text: 'Somebody was quicker. Open it again and look before you act.',
  },
  413: { title: 'That was too large', text: 'Send less text, or fewer and smaller files.' },
  422: {
    title: 'That cannot be done',
    text: 'Something in what was sent does not fit. Go back and change it.',
  },
  429: { title: 'Too many tries', text: 'Wait a few minutes, then try again.' },
  503: {
    title: 'The office cannot reach its data',
    text: 'Nothing was changed. Load this page again in a minute.',
  },
}
const readOnly: Sentence = {
  title: 'The site is read-only for maintenance',
  text: 'Nothing was changed. Health says since when; go back and try again when it is over.',
}
const unexpected: Sentence = {
  title: 'Something went wrong on our side',
  text: 'It is in the log, with the id of this request. Load the page again; what you had kept as a draft is still there.',
}

/** What cannot be shown, in a sentence, and what to do. */
export function ErrorPage({ error }: { readonly error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 500
  const ended = isRouteErrorResponse(error) ? endedForm(error.data) : null
  if (ended) return <EndedPage {...ended} />
  const { title, text } = isReadOnly(error) ? readOnly : (sentences[status] ?? unexpected)
  return (
    <main className={styles.page} id="main">
      <title>{`${title} · Office`}</title>
      <p className={styles.status}>{status}</p>
      <h1>{title}</h1>
      <p>{text}</p>
      <p>
        <a className={buttonClass()} href="/office">
          Back to the office
        </a>
      </p>
    </main>
  )
}

const isReadOnly = (error: unknown): boolean =>
  isRouteErrorResponse(error) &&
  typeof error.data === 'object' &&
  error.data !== null &&
  'readOnly' in error.data

function endedForm(data: unknown): EndedForm | null {
  return typeof data === 'object' && data !== null && 'ended' in data ? (data as EndedForm) : null
}

/** A form that came after the end of its session, to be sent again. */
function EndedPage({ action, fields }: EndedForm) {
  return (
    <main className={styles.page} id="main">
      <title>Your session has ended · Office</title>
      <h1>Your session has ended</h1>
      <p>
        Nothing you typed is lost.{' '}
        <a href="/office/login" target="_blank" rel="noopener">
          Log in in a new tab
        </a>
        , then come back here and send it again.
      </p>
      <form method="post" action={action} className={styles.ended}>
        {fields.map(([name, value]) =>
          value.length > 60 || name === 'text' ? (
            <textarea key={name + value} name={name} aria-label={name} rows={8} defaultValue={value} />
          ) : (
            <input key={name + value} type="hidden" name={name} value={value} />
          ),
        )}
        <Button look="main">Send again</Button>
      </form>
    </main>
  )
}
