import { Link } from 'react-router'
import { languageTagOf } from '../../../contract/locale.ts'
import type { HandbookTreeView, TreePageView } from '../../../contract/office/handbook-tree.ts'
import { pathOfPart } from '../../features/content/content-path.ts'
import { namedLanguage } from '../../features/content/named-language.ts'
import { partTitles, stateTitles } from '../../features/content/part-titles.ts'
import { RowMenu } from './row-menu.tsx'
import styles from './tree.module.css'

interface TreeRowProps {
  readonly page: TreePageView
  readonly tree: HandbookTreeView
}

/** A page at its place, with the state of each language. */
export function TreeRow({ page, tree }: TreeRowProps) {
  const { entry, address, depth, versions, is_changed: isChanged, fault } = page
  const title = entry.title || address
  const named = namedLanguage(entry)
  const slug = entry.path.slice(entry.path.lastIndexOf('/') + 1)
  return (
    <li className={styles.row} data-path={entry.path} data-depth={Math.min(depth, 4)}>
      {tree.may_change && <span className={styles.handle} data-handle="" aria-hidden="true" />}
      <p className={styles.name}>
        <Link
          to={pathOfPart({ kind: 'handbook', part: 'en', path: entry.path })}
          data-row={entry.path}
          lang={named && languageTagOf(named)}
        >
          {title}
        </Link>
        <span className={styles.path}>
          <span className="visually-hidden">Level {depth + 1}, </span>
          {slug} · {versions.join(', ')}
          {isChanged && <strong> · not published</strong>}
        </span>
        {fault !== null && <span className={styles.fault}>{fault}</span>}
      </p>
      <ul className={styles.parts} aria-label={`Languages of ${title}`}>
        {entry.parts
          .filter(({ part }) => part !== 'facts')
          .map(({ part, state, outdated }) => (
            <li key={part}>
              <Link
                to={pathOfPart({ kind: 'handbook', part, path: entry.path })}
                className={styles.part}
                data-state={outdated ? 'outdated' : state}
                title={`${partTitles[part]}: ${stateTitles[state]}${outdated ? ', outdated' : ''}`}
              >
                <span aria-hidden="true">{part}</span>
                <span className="visually-hidden">
                  {partTitles[part]}: {stateTitles[state]}
                  {outdated && ', outdated'}
                </span>
              </Link>
            </li>
          ))}
      </ul>
      {tree.may_change && <RowMenu page={page} tree={tree} title={title} />}
    </li>
  )
}
