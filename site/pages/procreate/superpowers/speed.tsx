import { Phrases } from '../../../../ui/phrases.tsx'
import type { SuperpowersCopy } from './copy/en.ts'
import styles from './speed.module.css'

/** One second over the full width, with a line for each frame. */
export function Speed({ copy }: { readonly copy: SuperpowersCopy['speed'] }) {
  return (
    <section className={`later ${styles.speed}`}>
      <div className={styles.words}>
        <h2>
          <Phrases text={copy.heading} />
        </h2>
        <p className={styles.lead}>{copy.lead}</p>
      </div>
      <svg
        className={styles.ruler}
        viewBox="0 0 1210 100"
        preserveAspectRatio="none"
        role="img"
        aria-label={copy.ticks}
      >
        <path d={frames} vectorEffect="non-scaling-stroke" />
      </svg>
      <p className={styles.ends} aria-hidden="true">
        <span>0</span>
        <span>{copy.unit}</span>
      </p>
    </section>
  )
}

const frames = Array.from({ length: 121 }, (_, at) => {
  const top = at % 60 === 0 ? 0 : at % 10 === 0 ? 36 : 58
  return `M${at * 10 + 5} ${top}V100`
}).join('')
