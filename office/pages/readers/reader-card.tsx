import { Form } from 'react-router'
import type { Subscriber } from '../../../contract/office/readers.ts'
import { Button } from '../../features/controls.tsx'
import { languageTitles } from '../../features/labels.ts'
import { actsClass, cardClass, factsClass, Notice, softClass } from '../../features/screen.tsx'
import { suppressionTitles } from '../../features/suppression-titles.ts'
import { formatTime } from '../../features/time.tsx'
import { VisitorText } from '../../features/visitor-text.tsx'
import { tagTitles } from './reader-titles.ts'
import styles from './readers.module.css'

const doneTitles = {
  find: null,
  remove: 'The subscription has ended, and the address gets no newsletter any more.',
  lift: 'The suppression is lifted.',
} as const

interface ReaderCardProps {
  readonly subscriber: Subscriber
  readonly done: keyof typeof doneTitles
  readonly zone: string
}

/** What is known of one address, and what can be done about it. */
export function ReaderCard({ subscriber, done, zone }: ReaderCardProps) {
  const { email, state, language, tags, since, confirmed_at, suppression } = subscriber
  const notice = doneTitles[done]
  return (
    <section className={[cardClass, styles.card].join(' ')} aria-labelledby="reader-title">
      <h2 id="reader-title">
        <VisitorText text={email} />
      </h2>
      {notice && <Notice>{notice}</Notice>}
      <dl className={factsClass}>
        <dt>Newsletter</dt>
        <dd>{stateOf(subscriber)}</dd>
        {suppression && (
          <>
            <dt>Gets none because</dt>
            <dd>
              {suppressionTitles[suppression.reason]}
              {suppression.since && `, ${formatTime(suppression.since, zone)}`}
            </dd>
          </>
        )}
        {language && (
          <>
            <dt>Language</dt>
            <dd>{languageTitles[language]}</dd>
            <dt>Topics</dt>
            <dd>{tags.map(tag => tagTitles[tag]).join(', ') || 'All'}</dd>
          </>
        )}
        {since && (
          <>
            <dt>Since</dt>
            <dd>{formatTime(since, zone)}</dd>
            <dt>Confirmed</dt>
            <dd>{confirmed_at ? formatTime(confirmed_at, zone) : 'Not yet'}</dd>
          </>
        )}
      </dl>
      <Form method="post" action="/newsletter/readers" className={actsClass} preventScrollReset>
        <input type="hidden" name="email" value={email} />
        {(state !== 'none' || suppression === null) && (
          <Button name="act" value="remove">
            {state === 'none' ? 'Never write to this address' : 'Remove'}
          </Button>
        )}
        {suppression?.can_be_lifted && (
          <Button name="act" value="lift">
            Lift the suppression
          </Button>
        )}
      </Form>
      {suppression && !suppression.can_be_lifted && (
        <p className={softClass}>
          Only the person can change this: they subscribe on the site and confirm it by the link of a mail.
        </p>
      )}
    </section>
  )
}

function stateOf({ state, suppression }: Subscriber): string {
  if (state === 'pending') return 'Has not confirmed yet'
  if (state === 'none') return 'Not subscribed'
  return suppression === null ? 'Subscribed' : 'Subscribed, but gets none'
}
