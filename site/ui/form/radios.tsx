import type { ReactNode } from 'react'
import styles from './choices.module.css'
import { describedBy, type FieldBase, FieldError } from './field-parts.tsx'

export interface Choice {
  readonly id: string
  readonly title: ReactNode
  readonly help?: ReactNode
}

export interface RadiosProps extends FieldBase {
  readonly name: string
  readonly options: readonly Choice[]
  readonly defaultValue?: string | undefined
  /** The question is the page's own heading: its legend is that h1. */
  readonly asHeading?: boolean
  readonly required?: boolean
}

/** One of a few answers, all in sight. The first carries the id, so that an error summary leads to it. */
export function Radios(props: RadiosProps) {
  const { id, label, help, errors = [], errorLabel, name, options, defaultValue, asHeading, required } = props
  const [error] = errors
  return (
    <fieldset
      className={styles.choices}
      data-invalid={error !== undefined || undefined}
      aria-describedby={describedBy(id, help, error)}
    >
      <legend className={styles.legend}>{asHeading ? <h1>{label}</h1> : label}</legend>
      {help && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
      <FieldError {...{ id, error, errorLabel }} />
      {options.map((option, place) => (
        <div key={option.id} className={styles.choice}>
          <input
            type="radio"
            id={place === 0 ? id : `${id}-${option.id}`}
            name={name}
            value={option.id}
            defaultChecked={defaultValue === option.id}
            required={required}
          />
          <label htmlFor={place === 0 ? id : `${id}-${option.id}`}>
            {option.title}
            {option.help && <small>{option.help}</small>}
          </label>
        </div>
      ))}
    </fieldset>
  )
}
