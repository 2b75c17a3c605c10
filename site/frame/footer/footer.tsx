import type { Locale } from '../../../contract/locale.ts'
import { interpolate } from '../../../ui/language/format.ts'
import type { PagePath } from '../../language/link.ts'
import type { FrameCopy } from '../copy/en.ts'
import { ItemLink } from '../nav/item-link.tsx'
import {
  appItems,
  connectItems,
  exploreItems,
  legalItems,
  type NavItem,
  productItems,
  supportItems,
} from '../nav/items.ts'
import styles from './footer.module.css'
import { LanguageDropdown } from './language-dropdown.tsx'

interface FooterProps {
  readonly copy: FrameCopy
  readonly locale: Locale
  readonly page: PagePath
}

/** The footer: links to every part of the site, legal notes and the language menu. */
export function Footer({ copy, locale, page }: FooterProps) {
  const { footer } = copy
  const links = (items: readonly NavItem[]) => (
    <ul>
      {items.map(item => (
        <li key={item.name}>
          <ItemLink {...{ item, locale, page }}>{copy.items[item.name].title}</ItemLink>
        </li>
      ))}
    </ul>
  )
  return (
    <footer className={`grid ${styles.footer}`}>
      <nav className={styles.sections} aria-label={footer.label}>
        {appItems.map(({ name }) => (
          <section key={name}>
            <h2 className={styles.product} lang="en">
              {name}
            </h2>
            {links(productItems[name])}
          </section>
        ))}
        <section className={styles.supplemental}>
          <h2>{footer.company}</h2>
          {links(exploreItems)}
        </section>
        <section>
          <h2>{footer.learning}</h2>
          {links(supportItems)}
        </section>
        <section className={styles.mini}>
          <h2>{footer.connect}</h2>
          {links(connectItems)}
        </section>
        <section className={styles.mini}>
          <h2>{footer.legal}</h2>
          {links(legalItems)}
        </section>
      </nav>
      <p className={styles.acknowledgement}>{footer.acknowledgement}</p>
      {/* A cached page may be of last year, so hydration does not replace the year. */}
      <p className={styles.byline} suppressHydrationWarning>
        {footer.byline}
        <br />
        {interpolate(footer.copyright, { year: String(new Date().getUTCFullYear()) })}
      </p>
      <LanguageDropdown label={footer.language} {...{ locale, page }} />
      <div className={styles.signature} aria-hidden="true">
        <p className={styles.wordmark} lang="en">
          procreate
        </p>
      </div>
    </footer>
  )
}
