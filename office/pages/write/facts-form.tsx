import { useId } from 'react'
import { Form } from 'react-router'
import { type PartAddress, pathOfPart } from '../../features/content/content-path.ts'
import { Button, Field, inputClass } from '../../features/controls.tsx'
import { BaseFields } from './base-fields.tsx'
import type { Base } from './text-to-write.ts'
import styles from './write.module.css'

interface FactsFormProps {
  readonly address: PartAddress
  readonly base: Base
  /** The facts as JSON, as they were typed. */
  readonly facts: string
  readonly mayWrite: boolean
}

/** The facts that all languages share: dates, categories, pictures. The service names the one that is wrong. */
export function FactsForm({ address, base, facts, mayWrite }: FactsFormProps) {
  const id = useId()
  return (
    <Form method="post" action={pathOfPart(address)} className={styles.form}>
      <BaseFields base={base} />
      <div className={styles.facts}>
        <label htmlFor={id}>Facts of all languages, as JSON</label>
        <textarea
          id={id}
          name="facts"
          className={`${inputClass} ${styles.json}`}
          defaultValue={facts}
          readOnly={!mayWrite}
          spellCheck={false}
        />
      </div>
      {mayWrite && (
        <div className={styles.save}>
          <Field label="What changed" name="note" maxLength={200} help="For the history; may stay empty." />
          <Button look="main" name="act" value="save">
            Save
          </Button>
        </div>
      )}
    </Form>
  )
}
