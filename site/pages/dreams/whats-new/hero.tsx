import type { DreamsNewsCopy } from './copy/en.ts'
import styles from './hero.module.css'
import { Pose } from './pose.tsx'

/** The version number in its size, beside the walking line on its sheet. */
export function Hero({ copy }: { readonly copy: DreamsNewsCopy['hero'] }) {
  return (
    <section id="1-1" className={`grid ${styles.hero}`}>
      <h1 className={styles.version}>
        <span className="visually-hidden">{copy.version}</span>
        <span className={styles.figure} aria-hidden="true">
          1.1
        </span>
      </h1>
      <p className={styles.lead}>{copy.lead}</p>
      <div className={styles.sheet}>
        <Pose drawing={0} />
      </div>
    </section>
  )
}
