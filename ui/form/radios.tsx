import type { ReactNode } from 'react'
import styles from './choices.module.css'
import { FieldGroup } from './field-group.tsx'
import { type FieldProps, textOf, useField } from './form-context.ts'

interface Choice {
  readonly id: string
  readonly title: ReactNode
  readonly help?: ReactNode
}

interface RadiosProps extends FieldProps {
  readonly options: readonly Choice[]
  readonly defaultValue?: string | undefined
  /** The question is the page's own heading: its legend is that h1. */
  readonly asHeading?: boolean
  readonly required?: boolean
}

/** One of a few answers, all in sight. The first carries the id, so that an error summary leads to it. */
export function Radios({ options, defaultValue, asHeading, required, ...props }: RadiosProps) {
  const { field, control, value } = useField(props)
  const { id, name } = control
  return (
    <FieldGroup
      {...field}
      label={asHeading ? <h1>{field.label}</h1> : field.label}
      describedBy={control['aria-describedby']}
    >
      {options.map((option, place) => (
        <div key={option.id} className={styles.choice}>
          <input
            type="radio"
            id={place === 0 ? id : `${id}-${option.id}`}
            name={name}
            value={option.id}
            defaultChecked={(textOf(value) ?? defaultValue) === option.id}
            required={required}
          />
          <label htmlFor={place === 0 ? id : `${id}-${option.id}`}>
            {option.title}
            {option.help && <small>{option.help}</small>}
          </label>
        </div>
      ))}
    </FieldGroup>
  )
}
