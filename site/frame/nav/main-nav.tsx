import { Link } from 'react-router'
import { Mark } from '../../../ui/mark.tsx'
import { link } from '../../language/link.ts'
import { AccountItem } from './account-item.tsx'
import { AppsMenu } from './apps-menu.tsx'
import { Count } from './count.tsx'
import { Drawer } from './drawer.tsx'
import { Dropdown } from './dropdown.tsx'
import { ItemLink } from './item-link.tsx'
import { ItemList } from './item-list.tsx'
import { exploreItems, inBar, inDropdown, supportItems } from './items.ts'
import styles from './main-nav.module.css'
import type { NavProps } from './nav-props.ts'
import { useMenus } from './use-menus.ts'

/** The main nav: logo, three dropdowns and careers with the number of open positions; a drawer below 600px. */
export function MainNav(props: NavProps) {
  const { copy, locale, page } = props
  const { nav } = copy
  const menus = useMenus()
  return (
    <nav ref={menus.nav} className={styles.nav} aria-label={nav.label} data-open={menus.active || undefined}>
      <Link className={styles.logo} to={link(locale, '/')} aria-label={nav.home}>
        <Mark />
        <span lang="en">procreate</span>
      </Link>
      <ul className={styles.bar}>
        <li>
          <Dropdown id="menu-apps" title={nav.apps} onToggle={menus.onToggle}>
            <AppsMenu {...props} />
          </Dropdown>
        </li>
        <li>
          <Dropdown id="menu-learn" title={nav.learn} onToggle={menus.onToggle}>
            <ItemList items={supportItems.filter(inDropdown)} {...{ copy, locale, page }} />
          </Dropdown>
        </li>
        <li>
          <Dropdown id="menu-company" title={nav.company} onToggle={menus.onToggle}>
            <ItemList items={exploreItems.filter(inDropdown)} {...{ copy, locale, page }} />
          </Dropdown>
        </li>
        {exploreItems.filter(inBar).map(item => (
          <li key={item.name}>
            <ItemLink className={styles.item} {...{ item, locale, page }}>
              {copy.items[item.name].title}
              {item.name === 'careers' && <Count {...props} />}
            </ItemLink>
          </li>
        ))}
        <li>
          <AccountItem {...props} className={styles.item} />
        </li>
      </ul>
      <Link
        className={styles.lens}
        to={link(locale, '/search')}
        aria-label={nav.search}
        aria-keyshortcuts="/"
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="m12 12 5 5M3 8a5 5 0 1 1 0 1z" />
        </svg>
      </Link>
      <Drawer {...props} />
    </nav>
  )
}
