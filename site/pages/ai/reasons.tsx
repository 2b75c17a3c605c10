import { Link } from 'react-router'
import type { Locale } from '../../../contract/locale.ts'
import { Phrases } from '../../../ui/phrases.tsx'
import { link } from '../../language/link.ts'
import type { AiCopy } from './copy/en.ts'
import styles from './reasons.module.css'

interface ReasonsProps {
  readonly copy: AiCopy
  readonly locale: Locale
}

/** The reasons, where the line is drawn, and what we ask of others. */
export function Reasons({ copy, locale }: ReasonsProps) {
  const { why, machines, ask, end } = copy
  return (
    <>
      <section data-below className={`grid ${styles.why}`}>
        <h2>
          <Phrases text={why.heading} />
        </h2>
        <div className={styles.columns}>
          {why.paragraphs.map(paragraph => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
      <section className={`grid ${styles.machines}`}>
        <h2>
          <Phrases text={machines.heading} />
        </h2>
        <p className={styles.lead}>{machines.lead}</p>
        <dl className={styles.items}>
          {machines.items.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={`grid ${styles.ask}`}>
        <h2>
          <Phrases text={ask.heading} />
        </h2>
        <p>{ask.text}</p>
        <pre className={styles.line}>
          <code>Content-Usage: train-ai=n</code>
        </pre>
        <p>
          {ask.honest} <a href="/robots.txt">{ask.robots}</a>
        </p>
      </section>
      <div className={`grid ${styles.end}`}>
        <p className={styles.size}>{end.text}</p>
        <p className={styles.links}>
          <Link to={link(locale, '/app/privacy-policy')}>{end.privacy}</Link>
          <Link to={link(locale, '/who-we-are')}>{end.who}</Link>
        </p>
      </div>
    </>
  )
}
