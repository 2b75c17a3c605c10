import { Link } from 'react-router'
import type { Locale } from '../../../../../contract/locale.ts'
import { moreClass } from '../../../../../ui/action.tsx'
import { Picture, type PictureData } from '../../../../../ui/picture.tsx'
import { Prose } from '../../../../features/prose/prose.tsx'
import type { ProseSegment } from '../../../../features/prose/prose-data.ts'
import { UntranslatedNotice } from '../../../../features/untranslated/notice.tsx'
import { link } from '../../../../language/link.ts'
import type { TextLanguage } from '../../../../language/text-language.ts'
import type { ReleasesCopy } from '../copy/en.ts'
import styles from './text.module.css'

interface TextProps {
  readonly copy: ReleasesCopy
  readonly locale: Locale
  readonly release: {
    readonly title: string
    readonly intro: string
    readonly date: string
    readonly day: string
    /** Null for a cover that is not in the collection. */
    readonly cover: PictureData | null
    readonly segments: readonly ProseSegment[]
  }
  readonly text: TextLanguage
}

/** The release itself, with its date and its picture. */
export function Text({ copy, locale, release, text }: TextProps) {
  const { title, intro, date, day, cover, segments } = release
  const lang = text.fallback?.lang
  return (
    <article className={`grid ${styles.release}`}>
      <header className={styles.head}>
        <p>
          <Link className={moreClass} to={link(locale, '/press/releases')}>
            {copy.all}
          </Link>
        </p>
        <h1 lang={lang}>{title}</h1>
        <p className={styles.intro} lang={lang}>
          {intro}
        </p>
        <UntranslatedNotice text={text} />
      </header>
      <time className={styles.day} dateTime={date}>
        {day}
      </time>
      <div className={styles.text} lang={lang}>
        <Prose segments={segments} />
      </div>
      {cover && (
        <div className={styles.cover}>
          <Picture picture={cover} sizes="(max-width: 822.98px) 92vw, 30vw" credited />
        </div>
      )}
    </article>
  )
}
