import { Link } from 'react-router'
import type { Locale } from '../../../../contract/locale.ts'
import { moreClass } from '../../../../ui/action.tsx'
import { Phrases } from '../../../../ui/phrases.tsx'
import { Picture, type PictureData } from '../../../../ui/picture.tsx'
import { link } from '../../../language/link.ts'
import type { ColorCopy } from './copy/en.ts'
import styles from './profiles.module.css'

interface ProfilesProps {
  readonly copy: ColorCopy['profiles']
  readonly locale: Locale
  readonly pictures: Readonly<Record<'bowls' | 'bowlsPhone', PictureData>>
}

const kinds = ['p3', 'srgb', 'cmyk'] as const
const stripes = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const

/** Nine pigments, and the same colours in three profiles. */
export function Profiles({ copy, locale, pictures }: ProfilesProps) {
  return (
    <section className={`grid later ${styles.profiles}`}>
      <Picture
        picture={pictures.bowls}
        sizes="100vw"
        narrow={{ picture: pictures.bowlsPhone, media: '(max-width: 599.98px)', sizes: '100vw' }}
        className={styles.bowls}
      />
      <div className={styles.words}>
        <h2>
          <Phrases text={copy.heading} />
        </h2>
        <p className={styles.lead}>{copy.lead}</p>
        <Link className={moreClass} to={link(locale, '/handbook/procreate/5.3/colour/profiles')}>
          {copy.link}
        </Link>
      </div>
      <div className={styles.rows}>
        {kinds.map(kind => (
          <div key={kind} className={`${styles.row} ${styles[kind]}`}>
            <div className={styles.stripes} aria-hidden="true">
              {stripes.map(stripe => (
                <span key={stripe} className={styles.stripe} />
              ))}
            </div>
            <h3>{copy.kinds[kind].name}</h3>
            <p>{copy.kinds[kind].text}</p>
          </div>
        ))}
        <p className={styles.note}>{copy.note}</p>
      </div>
    </section>
  )
}
