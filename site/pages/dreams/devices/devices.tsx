import { fill } from '../../../language/format.ts'
import type { Locale } from '../../../language/locale.ts'
import { Phrases } from '../../../ui/phrases.tsx'
import type { DreamsCopy } from '../copy/shape.ts'
import { Answer } from './answer.tsx'
import { Chooser } from './chooser.tsx'
import { type DeviceClass, deviceClasses } from './device-classes.ts'
import { DeviceTable } from './device-table.tsx'
import styles from './devices.module.css'

export interface DevicesProps {
  readonly copy: DreamsCopy['devices']
  readonly locale: Locale
  readonly asked: DeviceClass | null | 'unknown'
}

/** The question, its answer for one class of device, and the table with all of them. */
export function Devices({ copy, locale, asked }: DevicesProps) {
  const chosen = asked === 'unknown' ? null : asked
  const names = deviceClasses.map(({ id, chips, later }) => ({
    id,
    name: later ? fill(copy.later, { chips }) : chips,
  }))
  return (
    <section className={`grid ${styles.devices}`} id="devices">
      <div className={styles.words}>
        <h2>
          <Phrases text={copy.heading} />
        </h2>
        <p className={styles.lead}>{copy.lead}</p>
      </div>
      <div className={styles.choice}>
        <Chooser
          copy={copy.chooser}
          locale={locale}
          names={names}
          chosen={chosen?.id ?? ''}
          unknown={asked === 'unknown'}
        />
        <div role="status">
          {chosen && (
            <Answer
              copy={copy.answer}
              locale={locale}
              device={chosen}
              name={names.find(({ id }) => id === chosen.id)?.name ?? chosen.chips}
            />
          )}
        </div>
      </div>
      <DeviceTable copy={copy.table} names={names} chosen={chosen?.id ?? ''} />
      <p className={styles.note}>{copy.note}</p>
    </section>
  )
}
