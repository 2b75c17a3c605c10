import type { ComponentPropsWithRef } from 'react'
import styles from './field.module.css'
import { describedBy, type FieldBase, Labelled } from './field-parts.tsx'

export interface Option {
  readonly id: string
  readonly title: string
  /** The language of the title, where it is not the page's. */
  readonly lang?: string
}

export type SelectProps = FieldBase &
  Omit<ComponentPropsWithRef<'select'>, 'className' | 'id'> & {
    readonly options: readonly Option[]
    /** What stands there before anything is chosen. */
    readonly empty: string
  }

/** One of a long list, by the browser's own means. */
export function Select({ id, label, help, errors, errorLabel, options, empty, ...select }: SelectProps) {
  const error = errors?.[0]
  return (
    <Labelled {...{ id, label, help, errors, errorLabel }}>
      <select
        {...select}
        id={id}
        className={`${styles.input} ${styles.select}`}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy(id, help, error)}
      >
        <option value="">{empty}</option>
        {options.map(option => (
          <option key={option.id} value={option.id} lang={option.lang}>
            {option.title}
          </option>
        ))}
      </select>
    </Labelled>
  )
}
