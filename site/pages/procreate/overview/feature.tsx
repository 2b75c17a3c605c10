import { Link } from 'react-router'
import type { Locale } from '../../../../contract/locale.ts'
import { moreClass } from '../../../../ui/action.tsx'
import { Phrases } from '../../../../ui/phrases.tsx'
import { link, type PagePath } from '../../../language/link.ts'
import styles from './feature.module.css'

interface FeatureProps {
  readonly copy: { readonly heading: string; readonly lead: string; readonly more: string }
  readonly locale: Locale
  readonly page: PagePath
  readonly className?: string | undefined
}

/** The text of a feature beside its picture, and the link to its page. */
export function Feature({ copy, locale, page, className }: FeatureProps) {
  return (
    <div className={className ? `${styles.feature} ${className}` : styles.feature}>
      <h2>
        <Phrases text={copy.heading} />
      </h2>
      <p className={styles.lead}>{copy.lead}</p>
      <Link className={moreClass} to={link(locale, page)}>
        {copy.more}
      </Link>
    </div>
  )
}
