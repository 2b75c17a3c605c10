import { Link } from 'react-router'
import { link } from '../../language/link.ts'
import type { Locale } from '../../language/locale.ts'
import { outside } from '../../outside.ts'
import { moreClass } from '../../ui/action.tsx'
import { Phrases } from '../../ui/phrases.tsx'
import type { HomeCopy } from './copy/shape.ts'
import styles from './help.module.css'

/** Where to turn when something does not work. */
export function Help({ copy, locale }: { copy: HomeCopy['help']; locale: Locale }) {
  return (
    <section className={`grid later ${styles.help}`}>
      <h2 className={styles.heading}>
        <Phrases text={copy.heading} />
      </h2>
      <div className={styles.words}>
        <p className={styles.lead}>{copy.lead}</p>
        <p className={styles.ways}>
          <a className={moreClass} href={outside.helpCentre}>
            {copy.visit}
          </a>
          <Link className={moreClass} to={link(locale, '/handbook')}>
            {copy.handbook}
          </Link>
          <a className={moreClass} href={outside.talkToTheTeam}>
            {copy.talk}
          </a>
        </p>
      </div>
    </section>
  )
}
