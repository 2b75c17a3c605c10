import type { FormEvent } from 'react'
import { preferences } from '../../../frame/language/preference-store.ts'
import styles from './light-switch.module.css'
import { useLightMode } from './use-light-mode.ts'

interface LightSwitchProps {
  readonly label: string
  /** The mode that the server rendered. */
  readonly lightMode: boolean
}

/** The switch between light and dark: a form without scripts, immediate with them. */
export function LightSwitch({ label, lightMode }: LightSwitchProps) {
  const light = useLightMode(lightMode)
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    preferences.save('lightMode', light ? null : '1')
  }
  return (
    <form method="post" action="/preferences" className={styles.form} onSubmit={onSubmit}>
      <button
        type="submit"
        name="light"
        value={light ? '0' : '1'}
        aria-pressed={light}
        className={styles.switch}
      >
        {label}
        <span className={styles.track} aria-hidden="true" />
      </button>
    </form>
  )
}
