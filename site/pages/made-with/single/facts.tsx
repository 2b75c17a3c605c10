import { Link } from 'react-router'
import type { Locale } from '../../../../contract/locale.ts'
import { interpolate } from '../../../../ui/language/format.ts'
import { link } from '../../../language/link.ts'
import type { MadeWithCopy } from '../copy/en.ts'
import type { Work } from '../list-works.ts'
import styles from './work.module.css'

interface FactsProps {
  readonly copy: MadeWithCopy['work'] & Pick<MadeWithCopy, 'mediums'>
  readonly work: Work
  readonly locale: Locale
}

/** What is known of a work. */
export function Facts({ copy, work, locale }: FactsProps) {
  const { maker, app, medium, picture, profile, own } = work
  const size = {
    width: picture.width.toLocaleString('en-US'),
    height: picture.height.toLocaleString('en-US'),
  }
  return (
    <section className={styles.facts} aria-label={copy.facts}>
      <dl>
        <div>
          <dt>{copy.maker}</dt>
          <dd>{maker}</dd>
        </div>
        <div>
          <dt>{copy.app}</dt>
          <dd>
            <Link to={link(locale, `/${app}`)}>{app}</Link>
          </dd>
        </div>
        <div>
          <dt>{copy.medium}</dt>
          <dd>{copy.mediums[medium]}</dd>
        </div>
        <div>
          <dt>{copy.size}</dt>
          <dd>{interpolate(copy.pixels, size)}</dd>
        </div>
      </dl>
      {own && (
        <a href={own} rel="nofollow ugc">
          {own.replace(/^https?:\/\//, '').replace(/\/$/, '')}
        </a>
      )}
      {profile !== null && (
        <Link to={link(locale, profile)}>
          {interpolate(copy.profile, { name: maker.replace(/[,，（].*/, '') })}
        </Link>
      )}
    </section>
  )
}
