import { Link } from 'react-router'
import type { Locale } from '../../../../contract/locale.ts'
import { moreClass } from '../../../../ui/action.tsx'
import { Phrases } from '../../../../ui/phrases.tsx'
import { link } from '../../../language/link.ts'
import type { AccessibilityCopy } from './copy/en.ts'
import styles from './features.module.css'

type Feature = keyof AccessibilityCopy['features']['items']

/** The handbook pages of the features, where they have one. */
const chapters: readonly (readonly [feature: Feature, chapter: string | null])[] = [
  ['voiceOver', 'sight#heard'],
  ['voiceControl', 'voice'],
  ['switchControl', 'touch#with-a-switch'],
  ['oneFinger', 'touch#one-finger'],
  ['largerText', 'sight#larger-and-clearer'],
  ['contrast', 'sight#larger-and-clearer'],
  ['dark', 'sight#larger-and-clearer'],
  ['colour', 'sight#colours-by-name'],
  ['motion', null],
  ['captions', null],
]

interface FeaturesProps {
  readonly copy: AccessibilityCopy['features']
  readonly locale: Locale
}

/** An index of accessibility features: the name in iPadOS, and its effect in the app. */
export function Features({ copy, locale }: FeaturesProps) {
  return (
    <section data-below className={`grid later ${styles.features}`}>
      <h2 className={styles.heading}>
        <Phrases text={copy.heading} />
      </h2>
      <p className={styles.lead}>{copy.lead}</p>
      <ul className={styles.list}>
        {chapters.map(([feature, chapter]) => (
          <li key={feature} className={styles.item}>
            <h3 className={styles.title}>{copy.items[feature].title}</h3>
            <div className={styles.what}>
              <p>{copy.items[feature].text}</p>
              {chapter && (
                <Link
                  className={moreClass}
                  to={link(locale, `/handbook/procreate/5.3/accessibility/${chapter}`)}
                  aria-label={`${copy.more}: ${copy.items[feature].title}`}
                >
                  {copy.more}
                </Link>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
