import { useContext } from 'react'
import styles from './form.module.css'
import { FormContext } from './form-context.ts'

/** The name of the one field that people do not see. */
export const honeypot = 'website'

/** A field that only programs fill in: the server refuses a form where it has a value. */
export function Honeypot({ label }: { readonly label: string }) {
  const id = `${useContext(FormContext).prefix}-${honeypot}`
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input id={id} name={honeypot} tabIndex={-1} autoComplete="off" />
    </div>
  )
}
