import { interpolate } from '../../../ui/language/format.ts'
import styles from './apps-menu.module.css'
import { ItemLink } from './item-link.tsx'
import { appItems, productItems } from './items.ts'
import type { NavProps } from './nav-props.ts'

/** The menu of the three apps with the pages of the current app. */
export function AppsMenu({ copy, locale, page, product }: NavProps) {
  return (
    <div className={styles.apps}>
      <ul className={styles.badges}>
        {appItems.map(item => (
          <li key={item.name}>
            <ItemLink className={styles.badge} {...{ item, locale, page }}>
              <img src={`/marks/${item.name}.svg`} alt="" width="72" height="72" loading="lazy" />
              <span>
                <span className={styles.name} lang="en">
                  {copy.items[item.name].title}
                </span>
                <span className={styles.about}>{copy.items[item.name].description}</span>
              </span>
            </ItemLink>
          </li>
        ))}
      </ul>
      {product && (
        <ul className={styles.own} aria-label={interpolate(copy.nav.more, { product })}>
          {productItems[product].map(item => (
            <li key={item.name}>
              <ItemLink className={styles.page} {...{ item, locale, page }}>
                {copy.items[item.name].title}
              </ItemLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
