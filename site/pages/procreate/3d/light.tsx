import { Link } from 'react-router'
import type { Locale } from '../../../../contract/locale.ts'
import { moreClass } from '../../../../ui/action.tsx'
import { Phrases } from '../../../../ui/phrases.tsx'
import { Picture, type PictureData } from '../../../../ui/picture.tsx'
import { link } from '../../../language/link.ts'
import type { SpaceCopy } from './copy/en.ts'
import styles from './light.module.css'

interface LightProps {
  readonly copy: SpaceCopy['light']
  readonly locale: Locale
  readonly room: PictureData
}

/** A warm and a blue lamp on plain solids, and the task of each of four lamps. */
export function Light({ copy, locale, room }: LightProps) {
  return (
    <section className={`grid ${styles.light}`}>
      <Picture picture={room} sizes="(max-width: 822.98px) 170vw, 100vw" className={styles.room} />
      <div className={styles.words}>
        <h2>
          <Phrases text={copy.heading} />
        </h2>
        <p className={styles.lead}>{copy.lead}</p>
      </div>
      <dl className={styles.tasks}>
        {copy.tasks.map(({ name, text }) => (
          <div key={name} className={styles.task}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.more}>
        <Link
          className={moreClass}
          to={link(locale, '/handbook/procreate/5.3/painting-in-3d/light-and-environments')}
        >
          {copy.link}
        </Link>
      </p>
    </section>
  )
}
