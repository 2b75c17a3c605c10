import { Link } from 'react-router'
import type { Locale } from '../../../contract/locale.ts'
import { Picture } from '../../../ui/picture.tsx'
import { link } from '../../language/link.ts'
import type { Work } from './list-works.ts'
import { shapeOf } from './shape-of.ts'
import styles from './wall.module.css'

interface WallProps {
  readonly works: readonly Pick<Work, 'slug' | 'title' | 'maker' | 'app' | 'picture' | 'lang'>[]
  readonly locale: Locale
}

const sizes = '(max-width: 599.98px) 100vw, (max-width: 1079.98px) 60vw, 45vw'

/** Rows that are filled to both edges, as many pictures to each as fit. */
export function Wall({ works, locale }: WallProps) {
  return (
    <ul className={styles.wall}>
      {works.map(({ slug, title, maker, app, picture, lang }, at) => (
        <li key={slug} data-below={at === 8 || undefined} data-shape={shapeOf(picture)}>
          <Link className={styles.work} to={link(locale, `/made-with/${slug}`)}>
            <Picture picture={picture} sizes={sizes} className={styles.picture} priority={at === 0} />
            <span className={styles.label}>
              <strong lang={lang}>{title}</strong>
              <span>
                {maker} · {app}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
