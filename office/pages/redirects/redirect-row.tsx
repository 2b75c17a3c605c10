import { Form } from 'react-router'
import type { Redirect } from '../../../contract/office/redirects.ts'
import { Button } from '../../features/controls.tsx'
import { count } from '../../features/count.ts'
import { formatDay } from '../../features/day.ts'
import { rowClass } from '../../features/list-row.ts'
import { softClass } from '../../features/screen.tsx'
import styles from './redirects.module.css'

/** A redirect, with how often it was followed. */
export function RedirectRow({ redirect }: { readonly redirect: Redirect }) {
  const { from, to, made_by, at, hits, last_hit_on, recent_hits } = redirect
  return (
    <li className={rowClass}>
      <p className={styles.paths}>
        <span>{from}</span>
        <span aria-hidden="true">→</span>
        <span className="visually-hidden">leads to</span>
        <a href={to}>{to}</a>
      </p>
      <p className={softClass}>
        {hits === 0 ? 'Not followed yet' : `Followed ${count(hits, 'time')}`}
        {last_hit_on !== null &&
          `, last on ${formatDay(last_hit_on)}, ${recent_hits.toLocaleString('en-US')} in the last 30 days`}
        {` · since ${formatDay(at.slice(0, 10))}`}
        {made_by && ` by ${made_by}`}
      </p>
      <Form method="post" action="/site/redirects">
        <input type="hidden" name="from" value={from} />
        <Button name="act" value="remove" aria-label={`Remove the redirect of ${from}`}>
          Remove
        </Button>
      </Form>
    </li>
  )
}
