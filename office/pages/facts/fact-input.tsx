import { useId } from 'react'
import { inputClass } from '../../features/controls.tsx'
import type { EditorSources } from '../../features/editor/sources.ts'
import { softClass } from '../../features/screen.tsx'
import type { Choice } from '../../features/writing/fact-choices.ts'
import type { FactField, TypedFact } from '../../features/writing/facts-fields.ts'
import styles from '../../features/writing/writing.module.css'
import { PictureFact } from './picture-fact.tsx'

interface FactInputProps {
  readonly field: FactField
  readonly typed: TypedFact
  /** What it is chosen from. */
  readonly choices: readonly Choice[]
  /** What the service said of this fact. */
  readonly fault: string | undefined
  readonly mayWrite: boolean
  readonly findPictures: NonNullable<EditorSources['findPictures']>
}

/** The field of a fact, by its type. */
export function FactInput({ field, typed, choices, fault, mayWrite, findPictures }: FactInputProps) {
  const { name, title, type, help, isNullable, options = [] } = field
  const id = useId()
  const text = String(typed)
  const about = [help && `${id}-help`, fault && `${id}-fault`].filter(Boolean).join(' ') || undefined
  const state = {
    ...{ name: `fact-${name}`, disabled: !mayWrite, 'aria-describedby': about },
    'aria-invalid': fault ? true : undefined,
  } as const
  const notes = (
    <>
      {help && (
        <p id={`${id}-help`} className={softClass}>
          {help}
        </p>
      )}
      {fault && (
        <p id={`${id}-fault`} className={styles.fault}>
          {fault}
        </p>
      )}
    </>
  )
  if (type === 'yes')
    return (
      <div>
        <label className={styles.check}>
          <input {...state} type="checkbox" defaultChecked={typed === 'on'} /> {title}
        </label>
        {notes}
      </div>
    )
  if (type === 'list')
    return (
      <fieldset className={styles.list}>
        <legend>{title}</legend>
        {[...new Set([...options, ...typed])].map(option => (
          <label key={option} className={styles.check}>
            <input {...state} type="checkbox" value={option} defaultChecked={typed.includes(option)} />{' '}
            {option}
          </label>
        ))}
        {notes}
      </fieldset>
    )
  return (
    <div className={styles.facts}>
      <label htmlFor={id}>{title}</label>
      {type === 'term' || type === 'choice' ? (
        <select {...state} id={id} className={inputClass} defaultValue={text}>
          {isNullable && text !== '' && <option value="" />}
          {(text === '' || !choices.some(choice => choice.id === text)) && (
            <option value={text}>{text}</option>
          )}
          {choices.map(choice => (
            <option key={choice.id} value={choice.id}>
              {choice.title}
            </option>
          ))}
        </select>
      ) : type === 'picture' ? (
        <PictureFact {...state} id={id} text={text} findPictures={findPictures} />
      ) : (
        <input
          {...state}
          id={id}
          type={type === 'date' ? 'date' : 'text'}
          inputMode={type === 'number' ? 'numeric' : undefined}
          className={inputClass}
          defaultValue={text}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
        />
      )}
      {notes}
    </div>
  )
}
