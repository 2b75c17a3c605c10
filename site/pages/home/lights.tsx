import { Link } from 'react-router'
import { link } from '../../language/link.ts'
import type { Locale } from '../../language/locale.ts'
import { moreClass } from '../../ui/action.tsx'
import { Picture, type PictureData } from '../../ui/picture.tsx'
import type { HomeCopy } from './copy/shape.ts'
import styles from './lights.module.css'

export interface LightsProps {
  readonly copy: HomeCopy['products']['lights']
  readonly locale: Locale
  readonly lights: readonly PictureData[]
}

/** One table under one light, two, three, four: with each of them there is more to see. */
export function Lights({ copy, locale, lights }: LightsProps) {
  return (
    <div className={styles.lights}>
      <div className={styles.row}>
        {lights.map(picture => (
          <Picture
            key={picture.fallback}
            picture={picture}
            sizes="(max-width: 599.98px) 33vw, 32vw"
            className={styles.light}
          />
        ))}
      </div>
      <div className={`grid ${styles.words}`}>
        <p className={styles.text}>{copy.text}</p>
        <p className={styles.more}>
          <Link className={moreClass} to={link(locale, '/procreate/3d')}>
            {copy.more}
          </Link>
        </p>
      </div>
    </div>
  )
}
