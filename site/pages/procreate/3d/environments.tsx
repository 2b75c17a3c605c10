import { Phrases } from '../../../../ui/phrases.tsx'
import type { SpaceCopy } from './copy/en.ts'
import styles from './environments.module.css'
import glow from './studio/glow.module.css'

interface EnvironmentsProps {
  readonly copy: SpaceCopy['environments']
  readonly names: SpaceCopy['studio']['environments']['names']
}

/** The environments by name, each with its glass ball. */
export function Environments({ copy, names }: EnvironmentsProps) {
  return (
    <section className={`grid later ${styles.environments}`}>
      <div className={styles.words}>
        <h2>
          <Phrases text={copy.heading} />
        </h2>
        <p className={styles.lead}>{copy.lead}</p>
      </div>
      <ul className={`${styles.names} ${glow.environments}`}>
        {Object.entries(names).map(([environment, name]) => (
          <li key={environment} className={styles.name}>
            <span className={styles.ball} data-tone={environment} />
            {name}
          </li>
        ))}
      </ul>
    </section>
  )
}
