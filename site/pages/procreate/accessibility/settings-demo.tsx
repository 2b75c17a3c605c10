import { Link } from 'react-router'
import type { Locale } from '../../../../contract/locale.ts'
import { moreClass } from '../../../../ui/action.tsx'
import { Phrases } from '../../../../ui/phrases.tsx'
import { Picture, type PictureData } from '../../../../ui/picture.tsx'
import { link } from '../../../language/link.ts'
import { Choice } from './choice.tsx'
import type { AccessibilityCopy } from './copy/en.ts'
import styles from './settings-demo.module.css'
import { VisionFilters } from './vision-filters.tsx'

interface SettingsDemoProps {
  readonly copy: AccessibilityCopy['bench']
  readonly locale: Locale
  readonly gum: PictureData
}

/** A picture on a screen with some of the app's settings, all without scripts. */
export function SettingsDemo({ copy, locale, gum }: SettingsDemoProps) {
  const { text, contrast, look, filter, finger, panel } = copy
  return (
    <section className={`grid ${styles.bench}`}>
      <VisionFilters />
      <div className={styles.words}>
        <h2>
          <Phrases text={copy.heading} />
        </h2>
        <p className={styles.lead}>{copy.lead}</p>
      </div>
      <div className={styles.settings}>
        <Choice name="filter" copy={filter} values={['none', 'protan', 'deutan', 'tritan', 'grey']} />
        <Choice name="text" copy={text} values={['usual', 'large', 'largest']} />
        <Choice name="contrast" copy={contrast} values={['usual', 'firm']} />
        <Choice name="look" copy={look} values={['dark', 'light']} />
        <p className={styles.more}>
          <Link
            className={moreClass}
            to={link(locale, '/handbook/procreate/5.3/accessibility/sight#check-for-others')}
          >
            {copy.more}
          </Link>
        </p>
      </div>
      <div className={styles.screen}>
        <div className={styles.canvas}>
          <Picture picture={gum} sizes="(max-width: 822.98px) 90vw, 58vw" className={styles.picture} />
        </div>
        <div className={styles.panel}>
          <p className={styles.name}>{panel.label}</p>
          <ul className={styles.rows}>
            {panel.rows.map(({ name, colour }) => (
              <li key={name} className={styles.row}>
                {name}
                <span className={styles.colour}>{colour}</span>
              </li>
            ))}
          </ul>
        </div>
        <fieldset className={styles.finger}>
          <legend className="visually-hidden">{finger.label}</legend>
          {(['zoom', 'turn', 'hide'] as const).map(does => (
            <label key={does} className={styles.touch}>
              <input type="checkbox" name="finger" value={does} className={styles.box} />
              {finger[does]}
            </label>
          ))}
        </fieldset>
      </div>
    </section>
  )
}
