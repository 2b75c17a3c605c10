import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { interpolate } from '../../../../ui/language/format.ts'
import styles from './bar.module.css'
import type { LayoutData } from './layout-data.ts'
import { LightSwitch } from './light-switch.tsx'
import { Versions } from './versions.tsx'

interface BarProps {
  readonly layout: LayoutData
  /** The search box, on pages without their own. */
  readonly search?: ReactNode
  /** The button that opens the contents on narrow screens. */
  readonly contents?: ReactNode
}

/** The bar of every handbook page: product, versions, light switch and search. */
export function Bar({ layout, search, contents }: BarProps) {
  const { copy, product, start } = layout
  const [before, after] = interpolate(copy.layout.name, { product: '|' }).split('|')
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
      <Versions choices={layout.versions} current={layout.version.slug} label={copy.layout.versions} />
      <LightSwitch label={copy.layout.light} lightMode={layout.lightMode} />
      {search && <div className={styles.search}>{search}</div>}
    </div>
  )
}

/** The name of the handbook with its version. */
export const nameOf = ({ copy, product, version }: LayoutData): string =>
  `${interpolate(copy.layout.name, { product })} ${version.title}`
