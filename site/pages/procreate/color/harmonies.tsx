import { Link } from 'react-router'
import type { Locale } from '../../../../contract/locale.ts'
import { moreClass } from '../../../../ui/action.tsx'
import { Phrases } from '../../../../ui/phrases.tsx'
import { Picture, type PictureData } from '../../../../ui/picture.tsx'
import { link } from '../../../language/link.ts'
import type { ColorCopy } from './copy/en.ts'
import styles from './harmonies.module.css'
import { type HarmonyName, harmonyNames } from './wheel/harmonies.ts'

interface HarmoniesProps {
  readonly copy: ColorCopy['harmonies']
  readonly locale: Locale
  readonly pictures: Readonly<Record<HarmonyName, PictureData>>
}

/** Five harmonies as painted dabs, each with its use. */
export function Harmonies({ copy, locale, pictures }: HarmoniesProps) {
  return (
    <section data-below className={`grid later ${styles.harmonies}`}>
      <div className={styles.words}>
        <h2>
          <Phrases text={copy.heading} />
        </h2>
        <p className={styles.lead}>{copy.lead}</p>
        <Link className={moreClass} to={link(locale, '/handbook/procreate/5.3/colour/harmony')}>
          {copy.link}
        </Link>
      </div>
      {harmonyNames.map(name => (
        <div key={name} className={styles.kind}>
          <Picture
            picture={pictures[name]}
            sizes="(max-width: 822.98px) 100vw, 50vw"
            className={styles.dabs}
          />
          <h3 className={styles.name}>{copy.kinds[name].name}</h3>
          <p className={styles.text}>{copy.kinds[name].text}</p>
        </div>
      ))}
    </section>
  )
}
