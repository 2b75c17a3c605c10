import { outside } from '../../outside.ts'
import { moreClass } from '../../ui/action.tsx'
import { Phrases } from '../../ui/phrases.tsx'
import { Picture, type PictureData } from '../../ui/picture.tsx'
import type { HomeCopy } from './copy/shape.ts'
import styles from './lessons.module.css'

/** Plans for a class, beside a branch that one could be drawn from. */
export function Lessons({ copy, gum }: { copy: HomeCopy['lessons']; gum: PictureData }) {
  return (
    <section className={`grid later ${styles.lessons}`}>
      <Picture picture={gum} sizes="(max-width: 822.98px) 112vw, 58vw" className={styles.gum} />
      <div className={styles.words}>
        <h2>
          <Phrases text={copy.heading} />
        </h2>
        <p className={styles.lead}>{copy.lead}</p>
      </div>
      <div className={styles.list}>
        <ul>
          {Object.values(copy.ideas).map(({ title, years, text }) => (
            <li key={title} className={styles.idea}>
              <h3>{title}</h3>
              <p className={styles.years}>{years}</p>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ul>
        <a className={moreClass} href={outside.education}>
          {copy.all}
        </a>
      </div>
    </section>
  )
}
