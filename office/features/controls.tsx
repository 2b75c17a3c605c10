import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import styles from './controls.module.css'

type Look = 'main' | 'plain'

/** The class of a button; `main`: the one action of a screen. */
export const buttonClass = (look?: Look): string =>
  [styles.button, look && styles[look]].filter(Boolean).join(' ')

export function Button({ look, ...props }: ComponentPropsWithRef<'button'> & { readonly look?: Look }) {
  return <button type="submit" {...props} className={buttonClass(look)} />
}

interface FieldProps extends ComponentPropsWithRef<'input'> {
  readonly label: string
  readonly help?: ReactNode
}

/** A labelled field of one line. */
export function Field({ label, help, ...input }: FieldProps) {
  const own = useId()
  const id = input.id ?? own
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        className={styles.input}
        aria-describedby={help === undefined ? undefined : `${id}-help`}
      />
      {help !== undefined && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
    </div>
  )
}

interface SelectProps extends ComponentPropsWithRef<'select'> {
  readonly label: string
  /** Titles by value. */
  readonly options: Readonly<Record<string, string>>
  /** The title of the empty value; without it there is none. */
  readonly none?: string
}

/** A labelled choice from a list. */
export function Select({ label, options, none, ...select }: SelectProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <select {...select} id={id} className={styles.input}>
        {none !== undefined && <option value="">{none}</option>}
        {Object.entries(options).map(([value, title]) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
      </select>
    </div>
  )
}

/** What went wrong and what to do, read out when it appears. */
export function Fault({ children }: { readonly children: ReactNode }) {
  return (
    <p className={styles.error} role="alert">
      {children}
    </p>
  )
}

export const inputClass = styles.input ?? ''
