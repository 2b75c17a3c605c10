import { Form } from 'react-router'
import type { Locale } from '../../../../contract/locale.ts'
import { actionClass } from '../../../../ui/action.tsx'
import type { LocalizedTablet } from '../../../features/devices/device-classes.ts'
import { link } from '../../../language/link.ts'
import type { DreamsCopy } from '../copy/en.ts'
import styles from './chooser.module.css'

interface ChooserProps {
  readonly copy: DreamsCopy['devices']['chooser']
  readonly locale: Locale
  readonly tablets: readonly LocalizedTablet[]
  readonly chosen: string
  /** Whether the requested device is unknown. */
  readonly unknown: boolean
}

/** A GET form whose result address can be shared. */
export function Chooser({ copy, locale, tablets, chosen, unknown }: ChooserProps) {
  return (
    <Form action={`${link(locale, '/dreams')}#devices`} className={styles.chooser} preventScrollReset>
      <label className={styles.label} htmlFor="device">
        {copy.label}
      </label>
      <div className={styles.row}>
        <select
          key={chosen}
          className={styles.select}
          id="device"
          name="device"
          required
          defaultValue={chosen}
          aria-describedby="device-where"
        >
          <option value="">{copy.choose}</option>
          {tablets.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <button type="submit" className={actionClass({ quiet: true })}>
          {copy.show}
        </button>
      </div>
      {unknown && (
        <p className={styles.unknown} role="status">
          {copy.unknown}
        </p>
      )}
      <p className={styles.where} id="device-where">
        {copy.where}
      </p>
    </Form>
  )
}
