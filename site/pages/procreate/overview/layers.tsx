import { Phrases } from '../../../../ui/phrases.tsx'
import { Picture, type PictureData } from '../../../../ui/picture.tsx'
import type { OverviewCopy } from './copy/en.ts'
import styles from './layers.module.css'
import { type Sheet, sheets } from './screens.ts'

interface LayersProps {
  readonly copy: OverviewCopy['layers']
  readonly screens: Readonly<Record<Sheet, PictureData>>
}

/** The app on its tablet; scrolling separates the layers, without support it is flat. */
export function Layers({ copy, screens }: LayersProps) {
  return (
    <section className={styles.layers} aria-labelledby="layers-heading">
      <div className={styles.desk}>
        <div className={styles.stage}>
          <div className={styles.tablet}>
            {sheets.map(sheet => (
              <Picture
                key={sheet}
                picture={screens[sheet]}
                sizes="(max-width: 822.98px) 112vw, 62vw"
                className={`${styles.sheet} ${styles[sheet]}`}
                priority={sheet === 'canvas'}
                early={sheet === 'dock'}
              />
            ))}
          </div>
        </div>
        <div className={styles.words}>
          <h2 id="layers-heading" className={styles.heading}>
            <Phrases text={copy.heading} />
          </h2>
          <ol className={styles.list}>
            {sheets.map(sheet => (
              <li key={sheet} className={styles.item}>
                <h3 className={styles.title}>{copy.items[sheet].title}</h3>
                <p>{copy.items[sheet].text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  )
}
