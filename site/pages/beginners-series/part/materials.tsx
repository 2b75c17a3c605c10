import { useSyncExternalStore } from 'react'
import { Phrases } from '../../../../ui/phrases.tsx'
import type { SeriesCopy } from '../copy/en.ts'
import { isInAppBrowser } from './in-app-browser.ts'
import styles from './materials.module.css'

export interface Material {
  readonly name: 'sheet' | 'brushes' | 'palette'
  readonly title: string
  readonly text: string
  readonly files: readonly { readonly href: string; readonly label: string; readonly saveAs: string }[]
}

interface MaterialsProps {
  readonly copy: Pick<SeriesCopy['materials'], 'heading' | 'lead' | 'refused'>
  readonly materials: readonly Material[]
}

const never = () => () => {}

/** The downloads of a part, with instructions for in-app browsers that cannot download. */
export function Materials({ copy, materials }: MaterialsProps) {
  const isRefused = useSyncExternalStore(
    never,
    () => isInAppBrowser(navigator.userAgent),
    () => false,
  )
  return (
    <section className={`grid ${styles.materials}`}>
      <div className={styles.head}>
        <h2>
          <Phrases text={copy.heading} />
        </h2>
        <p>{copy.lead}</p>
        {isRefused && <p className={styles.refused}>{copy.refused}</p>}
      </div>
      <ul className={styles.list}>
        {materials.map(({ name, title, text, files }) => (
          <li key={name}>
            <h3>{title}</h3>
            <p>{text}</p>
            <p className={styles.files}>
              {files.map(({ href, label, saveAs }) => (
                <a key={href} href={href} download={saveAs} aria-label={`${title}: ${label}`}>
                  {label}
                </a>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
