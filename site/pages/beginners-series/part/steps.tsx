import { Film, type FilmData } from '../../../../ui/film.tsx'
import { Phrases } from '../../../../ui/phrases.tsx'
import { Picture, type PictureData } from '../../../../ui/picture.tsx'
import type { PartCopy, SeriesCopy } from '../copy/en.ts'
import styles from './steps.module.css'

export interface StepsProps {
  readonly copy: PartCopy
  readonly title: SeriesCopy['steps']
  /** A picture between the text and the exercise. */
  readonly show: { readonly film: FilmData } | { readonly pictures: readonly PictureData[] }
}

/** The steps of a part, and a picture to look at first. */
export function Steps({ copy, title, show }: StepsProps) {
  return (
    <>
      <section className={`grid ${styles.steps}`}>
        <h2 className={styles.title}>{title}</h2>
        <ol className={styles.list}>
          {copy.steps.map((step, at) => (
            <li key={step.title} data-below={at === 2 || undefined}>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className={`grid later ${styles.exhibit}`}>
        <div className={styles.words}>
          <h2>
            <Phrases text={copy.exhibit.heading} />
          </h2>
          <p>{copy.exhibit.text}</p>
        </div>
        <div className={styles.show}>
          {'film' in show ? (
            <Film film={show.film} credited />
          ) : (
            show.pictures.map(picture => (
              <Picture
                key={picture.fallback}
                picture={picture}
                sizes="(min-width: 823px) 58vw, 92vw"
                credited
              />
            ))
          )}
        </div>
      </section>
    </>
  )
}
