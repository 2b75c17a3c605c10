import { Link } from 'react-router'
import type { Locale } from '../../../contract/locale.ts'
import { actionClass } from '../../../ui/action.tsx'
import { Phrases } from '../../../ui/phrases.tsx'
import { Picture, type PictureData } from '../../../ui/picture.tsx'
import { opensAt } from '../../features/reveal/opens-at.ts'
import { link } from '../../language/link.ts'
import type { RevealCopy } from './copy/en.ts'
import { Countdown } from './countdown.tsx'
import styles from './hero.module.css'
import type { TimeLeft } from './opening.ts'

interface HeroProps {
  readonly copy: RevealCopy
  readonly locale: Locale
  /** Null after the opening. */
  readonly left: TimeLeft | null
  /** Called when the countdown ends in view. */
  readonly onEnd: () => void
  readonly opening: { readonly day: string; readonly time: string }
  readonly easel: PictureData
  readonly easelPhone: PictureData
}

/** An easel under a cloth, and the opening date. */
export function Hero({ copy, locale, left, onEnd, opening, easel, easelPhone }: HeroProps) {
  const pageCopy = left === null ? copy.out : copy.hero
  return (
    <section className={styles.hero}>
      <Picture
        picture={easel}
        sizes="(max-aspect-ratio: 8/5) 160vh, 100vw"
        className={styles.room}
        narrow={{ picture: easelPhone, media: '(max-width: 599.98px)', sizes: '100vw' }}
        priority
      />
      <div className={`grid ${styles.words}`}>
        <h1 className={styles.heading}>
          <Phrases text={pageCopy.heading} />
        </h1>
        <div className={styles.when}>
          <p className={styles.date}>
            <time dateTime={opensAt}>{opening.day}</time>
            <span>{copy.hero.hour.replace('{time}', opening.time)}</span>
          </p>
          {left === null ? (
            <p className={styles.out}>
              {copy.out.text}{' '}
              <Link className={actionClass()} to={link(locale, '/insight')}>
                {copy.out.more}
              </Link>
            </p>
          ) : (
            <Countdown copy={copy.countdown} left={left} onEnd={onEnd} />
          )}
        </div>
      </div>
    </section>
  )
}
