import { Link } from 'react-router'
import type { Locale } from '../../../../contract/locale.ts'
import { link } from '../../../language/link.ts'
import { outside } from '../../../outside.ts'
import type { HubCopy } from './copy/en.ts'
import styles from './hub.module.css'

const places = {
  helpCentre: outside.helpCentre,
  purchases: '/support/purchases',
  community: outside.community,
  education: outside.education,
  talkToTheTeam: outside.talkToTheTeam,
  beginners: '/beginners-series',
  requirements: '/requirements',
  schools: '/education',
  status: '/status',
  conduct: '/code-of-conduct',
} as const satisfies Record<keyof HubCopy['more']['items'], string>

/** Other places that help, of ours and outside. */
export function Elsewhere({ copy, locale }: { readonly copy: HubCopy['more']; readonly locale: Locale }) {
  return (
    <section className={`grid ${styles.more}`}>
      <h2 className={styles.label}>{copy.title}</h2>
      <ul>
        {Object.entries(places).map(([name, href]) => {
          const { title, text } = copy.items[name as keyof typeof places]
          return (
            <li key={name}>
              {href.startsWith('/') ? (
                <Link to={link(locale, href as '/')}>{title}</Link>
              ) : (
                <a href={href}>{title}</a>
              )}
              <p>{text}</p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
