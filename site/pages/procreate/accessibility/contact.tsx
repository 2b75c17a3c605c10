import { Link } from 'react-router'
import type { Locale } from '../../../../contract/locale.ts'
import { actionClass, moreClass } from '../../../../ui/action.tsx'
import { Phrases } from '../../../../ui/phrases.tsx'
import { link } from '../../../language/link.ts'
import { outside } from '../../../outside.ts'
import styles from './contact.module.css'
import type { AccessibilityCopy } from './copy/en.ts'

interface ContactProps {
  readonly copy: AccessibilityCopy['contact']
  readonly locale: Locale
}

/** The contact for barriers that the page does not mention. */
export function Contact({ copy, locale }: ContactProps) {
  return (
    <section className={`grid later ${styles.contact}`}>
      <h2 className={styles.heading}>
        <Phrases text={copy.heading} />
      </h2>
      <div className={styles.words}>
        <p className={styles.lead}>{copy.lead}</p>
        <p className={styles.ways}>
          <a className={actionClass({})} href={outside.talkToTheTeam}>
            {copy.talk}
          </a>
          <Link className={moreClass} to={link(locale, '/handbook/procreate/5.3/accessibility')}>
            {copy.handbook}
          </Link>
        </p>
      </div>
    </section>
  )
}
