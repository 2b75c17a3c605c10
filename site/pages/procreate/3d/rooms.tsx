import { Phrases } from '../../../ui/phrases.tsx'
import type { SpaceCopy } from './copy/shape.ts'
import styles from './rooms.module.css'
import glow from './studio/glow.module.css'

export interface RoomsProps {
  readonly copy: SpaceCopy['rooms']
  readonly names: SpaceCopy['studio']['rooms']['names']
}

/** The environments by name, each in its ball of glass. */
export function Rooms({ copy, names }: RoomsProps) {
  return (
    <section className={`grid later ${styles.rooms}`}>
      <div className={styles.words}>
        <h2>
          <Phrases text={copy.heading} />
        </h2>
        <p className={styles.lead}>{copy.lead}</p>
      </div>
      <ul className={`${styles.names} ${glow.rooms}`}>
        {Object.entries(names).map(([room, name]) => (
          <li key={room} className={styles.name}>
            <span className={styles.ball} data-tone={room} />
            {name}
          </li>
        ))}
      </ul>
    </section>
  )
}
