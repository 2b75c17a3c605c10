import { moreClass } from '../../../ui/action.tsx'
import { Phrases } from '../../../ui/phrases.tsx'
import { Picture, type PictureData } from '../../../ui/picture.tsx'
import { outside } from '../../outside.ts'
import type { HomeCopy } from './copy/en.ts'
import styles from './lessons.module.css'

const ideas = ['leaf', 'smell', 'weather'] as const

interface LessonsProps {
  readonly copy: HomeCopy['lessons']
  readonly pictures: {
    readonly gum: PictureData
    /** One brush stroke for each idea. */
    readonly ideas: Readonly<Record<(typeof ideas)[number], PictureData>>
  }
}

/** Lesson plans, beside a branch to draw. */
export function Lessons({ copy, pictures }: LessonsProps) {
  return (
    <section className={`grid later ${styles.lessons}`}>
      <Picture picture={pictures.gum} sizes="(max-width: 822.98px) 112vw, 50vw" className={styles.gum} />
      <div className={styles.words}>
        <h2>
          <Phrases text={copy.heading} />
        </h2>
        <p className={styles.lead}>{copy.lead}</p>
        <a className={moreClass} href={outside.education}>
          {copy.all}
        </a>
      </div>
      <ul className={styles.ideas}>
        {ideas.map(idea => {
          const { title, years, text } = copy.ideas[idea]
          return (
            <li key={idea} className={styles.idea}>
              <Picture
                picture={pictures.ideas[idea]}
                sizes="(max-width: 822.98px) 90vw, 36vw"
                className={styles.stroke}
                decorative
              />
              <h3>
                <a className={styles.link} href={outside.education}>
                  {title}
                </a>
              </h3>
              <p className={styles.years}>{years}</p>
              <p className={styles.text}>{text}</p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
