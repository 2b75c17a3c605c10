import { Link } from 'react-router'
import { languageTagOf } from '../../../contract/locale.ts'
import type { ListedFault } from '../../../contract/office/text-faults.ts'
import { pathOfPart, pathOfScreen } from '../../features/content/content-path.ts'
import { partTitles } from '../../features/content/part-titles.ts'
import { rowClass, rowNameClass } from '../../features/list-row.ts'
import { faultTitles } from '../../features/writing/fault-titles.ts'
import styles from './links.module.css'

/** A link or picture that is not there, with its text. */
export function FaultRow({ fault }: { readonly fault: ListedFault }) {
  const { entry, language, at, kind, target, advice, is_changed: isChanged, may_write: mayWrite } = fault
  return (
    <li className={rowClass}>
      <p className={rowNameClass}>
        <Link
          to={pathOf(fault)}
          aria-label={`${mayWrite ? 'Mend' : 'See'} ${entry.title}, ${partTitles[language]}, ${placeOf(at)}`}
        >
          <span lang={languageTagOf(language)}>{entry.title}</span>
        </Link>
      </p>
      <p className={styles.place}>
        {partTitles[language]} · {placeOf(at)}
      </p>
      <p className={styles.what}>
        <b>{faultTitles[kind]}</b> <q>{target}</q> {advice}
        {isChanged && ' A newer revision of the text waits to be published.'}
      </p>
    </li>
  )
}

const placeOf = (at: ListedFault['at']) => (at === 'cover' ? 'cover' : `segment ${at + 1}`)

/** The screen on which it is mended, at its segment. */
function pathOf({ entry: { kind, path }, language, at }: ListedFault): string {
  if (at === 'cover') return pathOfPart({ kind, path, part: 'facts' })
  const screen = language === 'en' ? 'write' : 'translate'
  return `${pathOfScreen(screen, { kind, path, part: language })}?segment=${at + 1}`
}
