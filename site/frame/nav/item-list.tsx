import type { Locale } from '../../../contract/locale.ts'
import type { PagePath } from '../../language/link.ts'
import type { FrameCopy } from '../copy/en.ts'
import { ItemLink } from './item-link.tsx'
import styles from './item-list.module.css'
import type { NavItem } from './items.ts'

interface ItemListProps {
  readonly items: readonly NavItem[]
  readonly copy: FrameCopy
  readonly locale: Locale
  readonly page: PagePath
}

/** Nav items with descriptions: the content of a dropdown. */
export function ItemList({ items, copy, locale, page }: ItemListProps) {
  return (
    <ul className={styles.list}>
      {items.map(item => (
        <li key={item.name}>
          <ItemLink className={styles.link} {...{ item, locale, page }}>
            <span className={styles.title}>{copy.items[item.name].title}</span>
            <span className={styles.description}>{copy.items[item.name].description}</span>
          </ItemLink>
        </li>
      ))}
    </ul>
  )
}
