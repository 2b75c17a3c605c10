import { Link } from 'react-router'
import type { Locale } from '../../../contract/locale.ts'
import { actionClass, moreClass } from '../../../ui/action.tsx'
import { interpolate, plural } from '../../../ui/language/format.ts'
import { Phrases } from '../../../ui/phrases.tsx'
import { link } from '../../language/link.ts'
import type { PressCopy } from './copy/en.ts'
import { CopyButton } from './copy-button.tsx'
import styles from './hero.module.css'

interface HeroProps {
  readonly copy: PressCopy['hero']
  readonly kit: PressCopy['kit']
  readonly clipboard: PressCopy['clipboard']
  readonly archive: {
    readonly src: string
    readonly sha256: string
    readonly size: string
    readonly count: number
  }
  readonly locale: Locale
}

/** The hero of the press page, with the archive of all files. */
export function Hero({ copy, kit, clipboard, archive, locale }: HeroProps) {
  const { src, sha256, size, count } = archive
  return (
    <section className={`grid ${styles.hero}`}>
      <h1 className={styles.heading}>
        <Phrases text={copy.heading} />
      </h1>
      <div className={styles.lead}>
        <p>{copy.lead}</p>
        <Link className={moreClass} to={link(locale, '/brand-use')}>
          {copy.rules}
        </Link>
      </div>
      <div className={styles.kit}>
        <h2 className={styles.title}>{kit.title}</h2>
        <p>{interpolate(plural(kit.text, count, locale), { size })}</p>
        <p className={styles.print}>{kit.print}</p>
        <a className={actionClass()} href={src} download="procreate-press-kit.zip">
          {kit.get}
        </a>
        <dl className={styles.sum}>
          <dt>{kit.sum}</dt>
          <dd>
            <code>{sha256}</code>
          </dd>
        </dl>
        <CopyButton text={sha256} label={kit.copySum} copy={clipboard} />
      </div>
    </section>
  )
}
