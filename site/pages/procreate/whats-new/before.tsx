import { Link } from 'react-router'
import type { Locale } from '../../../../contract/locale.ts'
import { moreClass } from '../../../../ui/action.tsx'
import { Phrases } from '../../../../ui/phrases.tsx'
import { Picture, type PictureData } from '../../../../ui/picture.tsx'
import { link } from '../../../language/link.ts'
import styles from './before.module.css'
import { Changed } from './changed.tsx'
import type { WhatsNewCopy } from './copy/en.ts'
import { figureOf } from './leaf.tsx'

interface BeforeProps {
  readonly copy: WhatsNewCopy['before']
  readonly changed: string
  readonly locale: Locale
  readonly pictures: Readonly<Record<'room' | 'board' | 'bowls', PictureData>>
}

/** Version 5.2: a picture of the solids, and its two other themes. */
export function Before({ copy, changed, locale, pictures }: BeforeProps) {
  const { space, pages, access, handbook } = copy
  return (
    <section data-below id="5-2" className={`grid ${styles.before}`}>
      <Picture picture={pictures.room} sizes="(max-width: 599.98px) 170vw, 100vw" className={styles.room} />
      <h2 className={styles.version}>
        <span className="visually-hidden">{copy.version}</span>
        <span aria-hidden="true">{figureOf['5-2']}</span>
      </h2>
      <div className={styles.space}>
        <h3 className={styles.large}>
          <Phrases text={space.heading} />
        </h3>
        <p className={styles.lead}>{space.text}</p>
        <Link className={moreClass} to={link(locale, '/procreate/3d')}>
          {space.link}
        </Link>
      </div>
      <div className={styles.access}>
        <Picture
          picture={pictures.bowls}
          sizes="(max-width: 822.98px) 100vw, 56vw"
          className={styles.picture}
        />
        <h3 className={styles.title}>
          <Phrases text={access.heading} />
        </h3>
        <p>{access.text}</p>
        <Link className={moreClass} to={link(locale, '/procreate/accessibility')}>
          {access.link}
        </Link>
      </div>
      <div className={styles.pages}>
        <Picture
          picture={pictures.board}
          sizes="(max-width: 822.98px) 100vw, 34vw"
          className={styles.picture}
        />
        <h3 className={styles.title}>
          <Phrases text={pages.heading} />
        </h3>
        <p>{pages.text}</p>
      </div>
      <Changed
        heading={changed}
        version="5.2"
        locale={locale}
        pages={[
          ['/painting-in-3d', handbook.space],
          ['/painting-in-3d/light-and-environments', handbook.light],
          ['/painting-in-3d/textures', handbook.textures],
          ['/animation/page-assist', handbook.pages],
          ['/accessibility', handbook.access],
          ['/accessibility/touch', handbook.touch],
        ]}
      />
    </section>
  )
}
