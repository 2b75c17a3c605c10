import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import styles from './choices.module.css'
import { FieldGroup } from './field-group.tsx'
import { type FieldProps, useField } from './form-context.ts'
import type { Option } from './select.tsx'

interface CheckListProps extends FieldProps {
  readonly options: readonly Option[]
  readonly defaultValues?: readonly string[] | undefined
  /** With it the list can be filtered: the label of the field for that. */
  readonly filter?: string
  /** The text for a list without matches. */
  readonly none?: string
  /** '{n} chosen'. */
  readonly chosen?: string
}

/**
 * Some of a list. A long one stands in a box that scrolls (285 px at most), and with scripts it can be filtered; what is
 * ticked stays ticked, in sight or not.
 */
export function CheckList(props: CheckListProps) {
  const { options, filter, none, chosen } = props
  const { field, control, value } = useField(props)
  const { id, name } = control
  const checked = value === undefined ? (props.defaultValues ?? []) : [value].flat()
  const [wanted, setWanted] = useState('')
  const [scripts, setScripts] = useState(false)
  const [count, setCount] = useState(checked.length)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => setScripts(true), [])
  const recount = (event: ChangeEvent<HTMLElement>) => {
    if (event.target instanceof HTMLInputElement && event.target.name === name) {
      setCount(box.current?.querySelectorAll('input:checked').length ?? 0)
    }
  }
  const isWanted = ({ title }: Option) => fold(title).includes(fold(wanted))
  const left = options.filter(isWanted).length
  return (
    <FieldGroup {...field} describedBy={control['aria-describedby']}>
      {filter && scripts && (
        <input
          type="search"
          className={styles.filter}
          aria-label={filter}
          placeholder={filter}
          aria-controls={`${id}-list`}
          value={wanted}
          onChange={event => setWanted(event.target.value)}
          // Enter would send the whole form.
          onKeyDown={event => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      <div
        ref={box}
        id={`${id}-list`}
        className={filter ? styles.box : styles.row}
        {...(filter && { tabIndex: 0, role: 'group', 'aria-label': filter })}
        onChange={recount}
      >
        {options.map((option, place) => (
          <div key={option.id} className={styles.choice} hidden={!isWanted(option)}>
            <input
              type="checkbox"
              id={place === 0 ? id : `${id}-${option.id}`}
              name={name}
              value={option.id}
              defaultChecked={checked.includes(option.id)}
            />
            <label htmlFor={place === 0 ? id : `${id}-${option.id}`} lang={option.lang}>
              {option.title}
            </label>
          </div>
        ))}
        {left === 0 && <p className={styles.help}>{none}</p>}
      </div>
      {chosen && scripts && (
        <p className={styles.help} role="status">
          {chosen.replace('{n}', String(count))}
        </p>
      )}
    </FieldGroup>
  )
}

const fold = (text: string) => text.normalize('NFKC').toLowerCase().trim()
