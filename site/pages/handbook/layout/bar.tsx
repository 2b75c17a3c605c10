import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { interpolate } from '../../../language/format.ts'
import styles from './bar.module.css'
import type { LayoutData } from './layout-data.ts'
import { LightSwitch } from './light-switch.tsx'
import { Versions } from './versions.tsx'

export interface BarProps {
  readonly room: LayoutData
  /** The search box, on pages without their own. */
  readonly search?: ReactNode
  /** The button that opens the contents on narrow screens. */
  readonly contents?: ReactNode
}

/** The bar of every handbook page: product, versions, light switch and search. */
export function Bar({ room, search, contents }: BarProps) {
  const { copy, product, start } = room
  const [before, after] = interpolate(copy.room.name, { product: '|' }).split('|')
  return (
    <div className={styles.bar}>
      <Link className={styles.name} to={start}>
        <span>
          {before}
          <span lang="en">{product}</span>
          {after}
        </span>
      </Link>
      {contents}
      <Versions choices={room.versions} current={room.version.slug} label={copy.room.versions} />
      <LightSwitch label={copy.room.light} lightMode={room.lightMode} />
      {search && <div className={styles.search}>{search}</div>}
    </div>
  )
}
