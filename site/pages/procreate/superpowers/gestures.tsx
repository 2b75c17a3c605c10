import { Link } from 'react-router'
import type { Locale } from '../../../../contract/locale.ts'
import { moreClass } from '../../../../ui/action.tsx'
import { Phrases } from '../../../../ui/phrases.tsx'
import { link } from '../../../language/link.ts'
import type { SuperpowersCopy } from './copy/en.ts'
import styles from './gestures.module.css'
import { StrokeDrawing } from './stroke-drawing.tsx'
import { drawings, gestures } from './strokes.ts'

interface GesturesProps {
  readonly copy: SuperpowersCopy['gestures']
  readonly locale: Locale
}

/** Each gesture as a stroke on one long sheet. */
export function Gestures({ copy, locale }: GesturesProps) {
  return (
    <section className={styles.sheet} aria-labelledby="gestures-heading">
      <h2 id="gestures-heading" className="visually-hidden">
        <Phrases text={copy.heading} />
      </h2>
      <div className={`grid ${styles.gestures}`}>
        {gestures.map((gesture, at) => {
          const { title, how, text, drawn } = copy.items[gesture]
          return (
            <article
              key={gesture}
              data-below={at === 2 || undefined}
              className={`${styles.gesture} ${styles[gesture]}`}
            >
              <StrokeDrawing
                name={gesture}
                drawing={drawings[gesture]}
                label={drawn}
                className={styles.drawing}
              />
              <div className={styles.words}>
                <h3 className={styles.title}>{title}</h3>
                <p className={styles.how}>{how}</p>
                <p className={styles.text}>{text}</p>
              </div>
            </article>
          )
        })}
      </div>
      <p className={styles.more}>
        <Link className={moreClass} to={link(locale, '/handbook/procreate/5.3/welcome/gestures')}>
          {copy.handbook}
        </Link>
      </p>
    </section>
  )
}
