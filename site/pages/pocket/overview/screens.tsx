import { Link } from 'react-router'
import type { Locale } from '../../../../contract/locale.ts'
import { moreClass } from '../../../../ui/action.tsx'
import { Phrases } from '../../../../ui/phrases.tsx'
import { Picture, type PictureData } from '../../../../ui/picture.tsx'
import { link } from '../../../language/link.ts'
import type { PocketCopy } from './copy/en.ts'
import { Reach } from './reach.tsx'
import { Screen } from './screen.tsx'
import styles from './screens.module.css'

interface ScreensProps {
  readonly copy: PocketCopy
  readonly pictures: Readonly<Record<'phone' | 'drawer' | 'ferry' | 'tablet', PictureData>>
  readonly locale: Locale
}

/** The maximum width of the column. */
const sizes = '(max-width: 419.98px) 100vw, 416px'

/** The screens of the phone, one after the other. */
export function Screens({ copy, pictures, locale }: ScreensProps) {
  const { thumb, brushes, gestures, ferry, tablet, stands } = copy
  const at = (page: `/${string}`) => link(locale, page)
  return (
    <div className={styles.screens}>
      <Screen copy={thumb} to={at('/handbook/pocket/4.0/start/interface')}>
        <Reach>
          <Picture picture={pictures.phone} sizes={sizes} className={styles.device} />
        </Reach>
      </Screen>
      <Screen copy={brushes} to={at('/procreate/brushes')}>
        <Picture picture={pictures.drawer} sizes={sizes} className={styles.device} />
      </Screen>
      <section className={styles.aurora}>
        <h2 className={styles.heading}>
          <Phrases text={gestures.heading} />
        </h2>
        <dl className={styles.gestures}>
          {gestures.list.map(({ hand, what }) => (
            <div key={hand}>
              <dt>{hand}</dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
        <Link className={moreClass} to={at('/handbook/pocket/4.0/start/gestures')}>
          {gestures.link}
        </Link>
      </section>
      <Screen copy={ferry} to={at('/handbook/pocket/4.0/share/time-lapse')}>
        <Picture picture={pictures.ferry} sizes={sizes} className={styles.painting} credited />
      </Screen>
      <Screen copy={tablet} to={at('/procreate')}>
        <Picture picture={pictures.tablet} sizes={sizes} className={styles.tablet} />
      </Screen>
      <section className={styles.cream}>
        <h2 className={styles.heading}>
          <Phrases text={stands.heading} />
        </h2>
        <ul className={styles.stands}>
          {stands.list.map(({ name, text }) => (
            <li key={name}>
              <strong>{name}</strong> {text}
            </li>
          ))}
        </ul>
        <Link className={moreClass} to={at('/pocket/whats-new')}>
          {stands.news}
        </Link>
        <Link className={moreClass} to={at('/requirements')}>
          {stands.devices}
        </Link>
      </section>
    </div>
  )
}
