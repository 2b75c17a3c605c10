import { Link } from 'react-router'
import type { Locale } from '../../../contract/locale.ts'
import { moreClass } from '../../../ui/action.tsx'
import { Phrases } from '../../../ui/phrases.tsx'
import { link } from '../../language/link.ts'
import styles from './buying.module.css'
import type { EducationCopy } from './copy/en.ts'

interface BuyingProps {
  readonly copy: EducationCopy['buying']
  readonly locale: Locale
}

/** How schools buy copies, and what of it is ours and what the device maker's. */
export function Buying({ copy, locale }: BuyingProps) {
  return (
    <section className={`grid ${styles.buying}`} id="buying">
      <div className={styles.words}>
        <h2 className={styles.heading}>
          <Phrases text={copy.heading} />
        </h2>
        <p className={styles.lead}>{copy.lead}</p>
      </div>
      <ol className={styles.steps}>
        {copy.steps.map(step => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {[copy.ours, copy.theirs].map(({ title, items }) => (
        <div key={title} className={styles.side}>
          <h3>{title}</h3>
          <ul>
            {items.map(item => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      ))}
      <p className={styles.links}>
        <Link className={moreClass} to={link(locale, '/support/purchases')}>
          {copy.receipts}
        </Link>
        <Link className={moreClass} to={link(locale, '/app/privacy-policy')}>
          {copy.privacy}
        </Link>
        <Link className={moreClass} to={link(locale, '/requirements')}>
          {copy.requirements}
        </Link>
      </p>
    </section>
  )
}
