import { AccountItem } from './account-item.tsx'
import { AppsMenu } from './apps-menu.tsx'
import { Count } from './count.tsx'
import styles from './drawer.module.css'
import { ItemLink } from './item-link.tsx'
import { exploreItems, supportItems } from './items.ts'
import type { NavProps } from './nav-props.ts'

const drawerId = 'drawer'

/** The nav below 600px, in a full-screen dialog that invoker commands open without scripts. */
export function Drawer(props: NavProps) {
  const { copy, locale, page } = props
  const sections = [
    { title: copy.nav.learn, items: supportItems },
    { title: copy.nav.company, items: exploreItems },
  ]
  return (
    <>
      <button
        type="button"
        className={styles.open}
        command="show-modal"
        commandfor={drawerId}
        aria-label={copy.nav.menu}
      >
        <span className={styles.lines} />
      </button>
      <dialog id={drawerId} className={styles.drawer} aria-label={copy.nav.menu}>
        <div className={styles.head}>
          <button type="button" className={styles.close} command="close" commandfor={drawerId}>
            {copy.close}
          </button>
        </div>
        <AccountItem {...props} className={styles.link} />
        <h2 className={styles.title}>{copy.nav.apps}</h2>
        <AppsMenu {...props} />
        {sections.map(({ title, items }) => (
          <section key={title}>
            <h2 className={styles.title}>{title}</h2>
            <ul>
              {items
                .filter(item => item.in_main_nav !== false)
                .map(item => (
                  <li key={item.name}>
                    <ItemLink className={styles.link} {...{ item, locale, page }}>
                      {copy.items[item.name].title}
                      {item.name === 'careers' && <Count {...props} />}
                    </ItemLink>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </dialog>
    </>
  )
}
