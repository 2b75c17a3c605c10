import { Form, Link } from 'react-router'
import type { HandbookTreeView } from '../../../contract/office/handbook-tree.ts'
import { pathOfPart } from '../../features/content/content-path.ts'
import { Button } from '../../features/controls.tsx'
import { count } from '../../features/count.ts'
import { Disclosure } from '../../features/disclosure.tsx'
import styles from './tree.module.css'

interface OtherPagesProps {
  readonly tree: HandbookTreeView
  readonly here: string
}

/** The pages that are in other versions only, or in none yet. */
export const OtherPages = ({ tree, here }: OtherPagesProps) => (
  <Disclosure label={`${count(tree.others.length, 'page')} not in ${tree.shown}`}>
    <Form method="post" action={here}>
      <input type="hidden" name="version" value={tree.version} />
      <input type="hidden" name="shown" value={tree.shown} />
      <ul className={styles.rows} aria-label={`Pages that are not in ${tree.shown}`}>
        {tree.others.map(({ entry, versions }) => (
          <li key={entry.id} className={styles.other}>
            <p className={styles.name}>
              <Link to={pathOfPart({ kind: 'handbook', part: 'en', path: entry.path })}>
                {entry.title || entry.path}
              </Link>
              <span className={styles.path}>
                {entry.path.split('/').slice(2).join('/')} ·{' '}
                {versions.length === 0 ? 'in no version yet' : versions.join(', ')}
              </span>
            </p>
            {tree.may_change && (
              <Button name="act" value={`add ${entry.path} ${tree.shown}`}>
                Add to {tree.shown}
                <span className="visually-hidden">: {entry.title || entry.path}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Form>
  </Disclosure>
)
