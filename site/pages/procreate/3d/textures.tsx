import { Link } from 'react-router'
import type { Locale } from '../../../../contract/locale.ts'
import { moreClass } from '../../../../ui/action.tsx'
import { Phrases } from '../../../../ui/phrases.tsx'
import { Picture, type PictureData } from '../../../../ui/picture.tsx'
import { link } from '../../../language/link.ts'
import type { SpaceCopy } from './copy/en.ts'
import styles from './textures.module.css'

interface TexturesProps {
  readonly copy: SpaceCopy['textures']
  readonly locale: Locale
  readonly pigment: PictureData
}

/** Three balls of one paint: colour, roughness and metal; behind them the flat texture. */
export function Textures({ copy, locale, pigment }: TexturesProps) {
  return (
    <section data-below className={`grid later ${styles.textures}`}>
      <Picture picture={pigment} sizes="100vw" className={styles.flat} />
      <div className={styles.top}>
        <h2>
          <Phrases text={copy.heading} />
        </h2>
        <p className={styles.lead}>{copy.lead}</p>
      </div>
      <ul className={styles.kinds}>
        {copy.kinds.map(({ name, text }) => (
          <li key={name} className={styles.kind}>
            <span className={styles.ball} aria-hidden="true">
              <Picture picture={pigment} sizes="(max-width: 822.98px) 60vw, 26vw" decorative />
            </span>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <div className={styles.words}>
        <p>{copy.flat}</p>
        <Link className={moreClass} to={link(locale, '/handbook/procreate/5.3/painting-in-3d/textures')}>
          {copy.link}
        </Link>
      </div>
    </section>
  )
}
