import { Link } from 'react-router'
import type { Locale } from '../../../contract/locale.ts'
import { moreClass } from '../../../ui/action.tsx'
import { Phrases } from '../../../ui/phrases.tsx'
import { Picture, type PictureData } from '../../../ui/picture.tsx'
import { link } from '../../language/link.ts'
import type { HomeCopy } from './copy/en.ts'
import styles from './lights.module.css'

interface LightsProps {
  readonly copy: HomeCopy['products']['lights']
  readonly locale: Locale
  readonly lights: readonly PictureData[]
}

/** One table under one to four lamps. */
export function Lights({ copy, locale, lights }: LightsProps) {
  return (
    <div className={styles.lights}>
      <div className={styles.row}>
        {lights.map((picture, at) => (
          <Picture
            key={picture.fallback}
            picture={picture}
            sizes="(max-width: 599.98px) 33vw, 32vw"
            className={styles.light}
            decorative={at > 0}
          />
        ))}
      </div>
      <div className={`grid ${styles.words}`}>
        <h3 className={styles.heading}>
          <Phrases text={copy.heading} />
        </h3>
        <div className={styles.text}>
          <p>{copy.text}</p>
          <Link className={moreClass} to={link(locale, '/procreate/3d')}>
            {copy.more}
          </Link>
        </div>
      </div>
    </div>
  )
}
