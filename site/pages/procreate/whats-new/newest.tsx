import { Link } from 'react-router'
import type { Locale } from '../../../../contract/locale.ts'
import { moreClass } from '../../../../ui/action.tsx'
import { Phrases } from '../../../../ui/phrases.tsx'
import { Picture, type PictureData } from '../../../../ui/picture.tsx'
import { link } from '../../../language/link.ts'
import { Changed } from './changed.tsx'
import type { WhatsNewCopy } from './copy/en.ts'
import { figureOf, Leaf } from './leaf.tsx'
import styles from './newest.module.css'

interface NewestProps {
  readonly copy: WhatsNewCopy['newest']
  readonly changed: string
  readonly locale: Locale
  readonly pictures: Readonly<Record<'leaves' | 'stroke' | 'film', PictureData>>
}

const buttons = ['paint', 'erase', 'colour', 'undo', 'gallery'] as const

/** Version 5.3 in four themes, each with its own demonstration. */
export function Newest({ copy, changed, locale, pictures }: NewestProps) {
  const { hover, simple, text, film, pages } = copy
  return (
    <section id="5-3" className={`grid ${styles.newest}`}>
      <h2 className={styles.version}>
        <span className="visually-hidden">{copy.version}</span>
        <span className={styles.figure} aria-hidden="true">
          {figureOf['5-3']}
        </span>
      </h2>
      <div className={styles.leaf}>
        <Leaf release="5-3" leaves={pictures.leaves} />
      </div>

      <div className={styles.hover}>
        <div className={styles.trial}>
          <Picture
            picture={pictures.stroke}
            sizes="(max-width: 822.98px) 80vw, 48vw"
            className={styles.stroke}
          />
          <svg className={styles.outline} viewBox="0 0 100 100" aria-hidden="true">
            <ellipse cx="50" cy="50" rx="34" ry="46" transform="rotate(18 50 50)" />
          </svg>
        </div>
        <h3 className={styles.large}>
          <Phrases text={hover.heading} />
        </h3>
        <p className={styles.lead}>{hover.text}</p>
      </div>

      <div className={styles.simple}>
        <ul className={styles.buttons} aria-hidden="true">
          {buttons.map(button => (
            <li key={button} data-button={button}>
              {simple.buttons[button]}
            </li>
          ))}
        </ul>
        <h3 className={styles.large}>
          <Phrases text={simple.heading} />
        </h3>
        <p className={styles.lead}>{simple.text}</p>
      </div>

      <div className={styles.text}>
        <p className={styles.specimen} aria-hidden="true">
          <span className={styles.letters}>{text.specimen.heading}</span>
          <span className={styles.grips} />
        </p>
        <h3 className={styles.title}>
          <Phrases text={text.heading} />
        </h3>
        <p>{text.text}</p>
      </div>

      <div className={styles.film}>
        <Picture
          picture={pictures.film}
          sizes="(max-width: 822.98px) 100vw, 50vw"
          className={styles.states}
        />
        <h3 className={styles.title}>
          <Phrases text={film.heading} />
        </h3>
        <p>{film.text}</p>
        <Link className={moreClass} to={link(locale, '/procreate/video')}>
          {film.link}
        </Link>
      </div>

      <Changed
        heading={changed}
        version="5.3"
        locale={locale}
        pages={[
          ['/welcome/hover', pages.hover],
          ['/welcome/pencil', pages.pencil],
          ['/accessibility/simplified-interface', pages.simple],
          ['/layers/text', pages.text],
          ['/share/time-lapse', pages.film],
        ]}
      />
    </section>
  )
}
