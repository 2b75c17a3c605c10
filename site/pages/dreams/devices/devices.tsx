import { Link } from 'react-router'
import type { Locale } from '../../../../contract/locale.ts'
import { Phrases } from '../../../../ui/phrases.tsx'
import { type FoundDevice, listTablets } from '../../../features/devices/device-classes.ts'
import { DeviceForm } from '../../../features/devices/device-form.tsx'
import { link } from '../../../language/link.ts'
import type { DreamsCopy } from '../copy/en.ts'
import { Answer } from './answer.tsx'
import { DeviceTable } from './device-table.tsx'
import styles from './devices.module.css'

interface DevicesProps {
  readonly copy: DreamsCopy['devices']
  readonly locale: Locale
  readonly asked: FoundDevice | null | 'unknown'
}

/** The device form, its answer, and the table of all devices. */
export function Devices({ copy, locale, asked }: DevicesProps) {
  const chosen = asked === 'unknown' ? null : asked
  const tablets = listTablets(locale)
  return (
    <section className={`grid ${styles.devices}`} id="devices">
      <div className={styles.words}>
        <h2>
          <Phrases text={copy.heading} />
        </h2>
        <p className={styles.lead}>{copy.lead}</p>
      </div>
      <div className={styles.choice}>
        <DeviceForm
          copy={copy.chooser}
          action={`${link(locale, '/dreams')}#devices`}
          chosen={chosen?.id ?? ''}
          unknown={asked === 'unknown'}
        >
          {tablets.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </DeviceForm>
        <div role="status">
          {chosen && (
            <Answer
              copy={copy.answer}
              locale={locale}
              device={chosen}
              name={tablets.find(({ id }) => id === chosen.id)?.name ?? chosen.deviceClass.chips.join(' · ')}
            />
          )}
        </div>
      </div>
      <DeviceTable copy={copy.table} locale={locale} chosen={chosen?.deviceClass} />
      <p className={styles.note}>
        {copy.note} <Link to={link(locale, '/requirements')}>{copy.more}</Link>
      </p>
    </section>
  )
}
