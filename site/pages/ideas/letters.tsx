import { Link } from 'react-router'
import type { Locale } from '../../../contract/locale.ts'
import { moreClass } from '../../../ui/action.tsx'
import { Phrases } from '../../../ui/phrases.tsx'
import { link } from '../../language/link.ts'
import { outside } from '../../outside.ts'
import type { IdeasCopy } from './copy/en.ts'
import styles from './letters.module.css'

interface LettersProps {
  readonly copy: IdeasCopy
  readonly locale: Locale
}

const letters = ['wish', 'fault', 'plan'] as const

/** The reason for the policy, the address for each kind of letter, and what to write. */
export function Letters({ copy, locale }: LettersProps) {
  const { why, ways, good } = copy
  const hrefs = {
    wish: outside.community,
    fault: link(locale, '/support'),
    plan: link(locale, '/terms-conditions'),
  }
  return (
    <>
      <section className={`grid ${styles.why}`}>
        <h2>{why.title}</h2>
        <dl>
          {why.items.map(({ question, answer }) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section data-below className={`grid ${styles.ways}`}>
        <h2>
          <Phrases text={ways.heading} />
        </h2>
        <ul className={styles.letters}>
          {letters.map(name => (
            <li key={name} className={styles[name]}>
              <h3>{ways.items[name].title}</h3>
              <p>{ways.items[name].text}</p>
              {name === 'wish' ? (
                <a className={moreClass} href={hrefs.wish}>
                  {ways.items[name].go}
                </a>
              ) : (
                <Link className={moreClass} to={hrefs[name]}>
                  {ways.items[name].go}
                </Link>
              )}
            </li>
          ))}
        </ul>
      </section>
      <section className={`grid ${styles.good}`}>
        <div>
          <h2>
            <Phrases text={good.heading} />
          </h2>
          <p>{good.lead}</p>
        </div>
        <ol>
          {good.steps.map(step => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
    </>
  )
}
