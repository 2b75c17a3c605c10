import { Link } from 'react-router'
import type { Locale } from '../../../contract/locale.ts'
import { Phrases } from '../../../ui/phrases.tsx'
import { Picture, type PictureData } from '../../../ui/picture.tsx'
import { link, type PagePath } from '../../language/link.ts'
import type { AboutCopy } from './copy/en.ts'
import styles from './night.module.css'

type StandsCopy = AboutCopy['stands']

interface NightProps {
  readonly copy: AboutCopy['day']['places']['stars']
  readonly stands: StandsCopy
  readonly stars: PictureData
  readonly locale: Locale
}

const stands: readonly Exclude<keyof StandsCopy, 'title'>[] = ['once', 'subscription', 'ai', 'yours', 'data']
const explained: Readonly<Partial<Record<(typeof stands)[number], PagePath>>> = {
  ai: '/ai',
  data: '/app/privacy-policy',
}

/** The eighth place by night, and the company's principles. */
export function Night({ copy, stands: standsCopy, stars, locale }: NightProps) {
  return (
    <section className={styles.night}>
      <Picture picture={stars} sizes="100vw" className={styles.stars} />
      <div className={`grid ${styles.place}`}>
        <p className={styles.hour}>{copy.hour}</p>
        <h2 className={styles.title}>
          <Phrases text={copy.heading} />
        </h2>
        <p className={styles.text}>{copy.text}</p>
        <p className={styles.credit}>{stars.credit}</p>
      </div>
      <div className={`grid ${styles.stands}`}>
        <h2 className={styles.heading}>{standsCopy.title}</h2>
        <ul className={styles.list}>
          {stands.map(name => {
            const stand = standsCopy[name]
            const page = explained[name]
            return (
              <li key={name}>
                <h3 className={styles.stand}>{stand.heading}</h3>
                <p>
                  {stand.text}
                  {page && 'more' in stand && (
                    <>
                      {' '}
                      <Link to={link(locale, page)}>{stand.more}</Link>
                    </>
                  )}
                </p>
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
