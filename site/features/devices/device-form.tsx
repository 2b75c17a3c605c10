import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { actionClass } from '../../../ui/action.tsx'
import styles from './device-form.module.css'

interface DeviceFormProps {
  readonly copy: {
    readonly label: string
    readonly choose: string
    readonly show: string
    readonly where: string
    readonly unknown: string
  }
  readonly action: string
  readonly chosen: string
  /** Whether the requested device is unknown. */
  readonly unknown: boolean
  /** The options. */
  readonly children: ReactNode
}

/** A GET form that asks for a device; the address of its result can be shared. */
export function DeviceForm({ copy, action, chosen, unknown, children }: DeviceFormProps) {
  return (
    <Form action={action} className={styles.form} preventScrollReset>
      <label className={styles.label} htmlFor="my-device">
        {copy.label}
      </label>
      <div className={styles.row}>
        <select
          key={chosen}
          className={styles.select}
          id="my-device"
          name="device"
          required
          defaultValue={chosen}
          aria-describedby="my-device-where"
        >
          <option value="">{copy.choose}</option>
          {children}
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
      <p className={styles.where} id="my-device-where">
        {copy.where}
      </p>
    </Form>
  )
}
