import type { Locale } from '../../../contract/locale.ts'
import { actionClass } from '../../../ui/action.tsx'
import { Chevron } from '../../../ui/chevron.tsx'
import { interpolate } from '../../../ui/language/format.ts'
import type { PagePath, Product } from '../../language/link.ts'
import { outside } from '../../outside.ts'
import type { FrameCopy } from '../copy/en.ts'
import { ItemLink } from './item-link.tsx'
import { productItems } from './items.ts'
import styles from './sub-nav.module.css'
import { useCurrentInView } from './use-current-in-view.ts'
import { useMenus } from './use-menus.ts'

interface SubNavProps {
  readonly copy: FrameCopy
  readonly locale: Locale
  readonly page: PagePath
  readonly product: Product
}

/** The sub-nav of an app: its pages in a horizontally scrolling row, a drawer on a phone, and the App Store link. */
export function SubNav({ copy, locale, page, product }: SubNavProps) {
  const menus = useMenus()
  const row = useCurrentInView(page)
  const items = productItems[product].map(item => (
    <li key={item.name}>
      <ItemLink className={styles.item} {...{ item, locale, page }}>
        {copy.items[item.name].title}
      </ItemLink>
    </li>
  ))
  return (
    <nav ref={menus.nav} className={styles.nav} aria-label={interpolate(copy.nav.pages, { product })}>
      <button type="button" className={styles.toggle} popoverTarget="sub-drawer">
        <span lang="en">{product}</span>
        <Chevron />
      </button>
      <ul id="sub-drawer" popover="auto" className={styles.drawer} onToggle={menus.onToggle}>
        {items}
      </ul>
      <span className={styles.name} lang="en">
        {product}
      </span>
      <ul className={styles.row} ref={row}>
        {items}
      </ul>
      <a className={actionClass({ small: true })} href={outside.appStore[product]}>
        {copy.nav.buy}
      </a>
    </nav>
  )
}
