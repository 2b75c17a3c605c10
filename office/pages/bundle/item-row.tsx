import { Fragment } from 'react'
import { Form, Link } from 'react-router'
import { isLocale, languageTagOf } from '../../../contract/locale.ts'
import type { BundleItemView } from '../../../contract/office/bundles.ts'
import { pathOfScreen } from '../../features/content/content-path.ts'
import { partTitles } from '../../features/content/part-titles.ts'
import { Button } from '../../features/controls.tsx'
import { rowClass, rowNameClass } from '../../features/list-row.ts'
import { actsClass, softClass } from '../../features/screen.tsx'
import styles from './bundle.module.css'

interface ItemRowProps {
  readonly item: BundleItemView
  /** The bundle. */
  readonly id: string
  readonly version: number
  readonly isDone: boolean
  readonly mayChange: boolean
}

/** A text of a bundle, with the revision that goes out. */
export function ItemRow({ item, id, version, isDone, mayChange }: ItemRowProps) {
  const { kind, path, title, part, act, number, newest, live, also_in: others } = item
  const { is_unapproved: isUnapproved, is_outdated: isOutdated, is_in_conflict: isInConflict } = item
  const isNewer = number !== null && newest > number
  const name = `${title || path}, ${partTitles[part]}`
  return (
    <li className={`${rowClass} ${styles.item}`}>
      <p className={rowNameClass}>
        <Link to={pathOfScreen('schedule', { kind, path, part })}>
          <span lang={isLocale(part) ? languageTagOf(part) : undefined}>{title || path}</span>
        </Link>{' '}
        · {partTitles[part]}
      </p>
      <p className={softClass}>
        {path} · {act === 'publish' ? `revision ${number}` : 'leaves the site'}
        {!isDone && isNewer && `, revision ${newest} was saved since`}
        {!isDone && (live === null ? ', not on the site yet' : `, visitors see revision ${live}`)}
      </p>
      {!isDone && isUnapproved && (
        <p className={styles.unapproved}>A second person has to approve revision {number} first.</p>
      )}
      {!isDone && isOutdated && (
        <p className={softClass}>The English text was published again since it was translated.</p>
      )}
      {!isDone && isInConflict && (
        <p className={softClass}>
          Its file has changed as well: <Link to={`/content/files/${part}/${path}`}>look at both</Link>.
        </p>
      )}
      {!isDone && others.length > 0 && (
        <p className={softClass}>
          Also in{' '}
          {others.map((other, at) => (
            <Fragment key={other.id}>
              {at > 0 && ', '}
              <Link to={`/bundles/${other.id}`}>{other.name}</Link>
            </Fragment>
          ))}
        </p>
      )}
      {mayChange && (
        <Form method="post" action={`/bundles/${id}`} className={actsClass}>
          <input type="hidden" name="version" value={version} />
          <input type="hidden" name="path" value={path} />
          <input type="hidden" name="part" value={part} />
          {isNewer && (
            <Button name="act" value="renew" aria-label={`Take revision ${newest}: ${name}`}>
              Take revision {newest}
            </Button>
          )}
          <Button name="act" value="remove-item" aria-label={`Remove: ${name}`}>
            Remove
          </Button>
        </Form>
      )}
    </li>
  )
}
