import { Form } from 'react-router'
import type { PreviewLink } from '../../../contract/office/preview.ts'
import type { PartAddress } from '../../features/content/content-path.ts'
import { pathOfScreen } from '../../features/content/content-path.ts'
import { Button } from '../../features/controls.tsx'
import { count } from '../../features/count.ts'
import { rowClass } from '../../features/list-row.ts'
import { rowsClass, softClass } from '../../features/screen.tsx'
import { formatTime, Time } from '../../features/time.tsx'
import styles from './preview.module.css'

interface LinkListProps {
  readonly address: PartAddress
  readonly links: readonly PreviewLink[]
  readonly mayChange: boolean
  readonly now: string
  readonly zone: string
}

/** The links that are open: what they show, how often, and until when. */
export function LinkList({ address, links, mayChange, now, zone }: LinkListProps) {
  if (links.length === 0) return null
  return (
    <section className={styles.list} aria-labelledby="open-links">
      <h2 id="open-links" className={styles.heading}>
        Open links
      </h2>
      <ul className={rowsClass} aria-labelledby="open-links">
        {links.map(({ id, revision, made_by, created_at, expires_at, opened }) => (
          <li key={id} className={rowClass}>
            <p>
              {revision === null ? 'What is saved last' : `Revision ${revision}`}
              {' · '}
              {opened === 0 ? 'not opened yet' : `opened ${count(opened, 'time')}`}
            </p>
            <p className={softClass}>
              Ends {formatTime(expires_at, zone)} · made <Time at={created_at} now={now} zone={zone} />
              {made_by && ` by ${made_by}`}
            </p>
            {mayChange && (
              <Form method="post" action={pathOfScreen('preview', address)}>
                <input type="hidden" name="link" value={id} />
                <Button
                  name="act"
                  value="revoke"
                  aria-label={`Revoke the link that ends ${formatTime(expires_at, zone)}`}
                >
                  Revoke
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
