import { useId, useState } from 'react'
import { Form } from 'react-router'
import { type PartAddress, pathOfPart } from '../../features/content/content-path.ts'
import { editorSourcesOf } from '../../features/content/editor-sources.ts'
import { Button, Field, inputClass } from '../../features/controls.tsx'
import { Disclosure } from '../../features/disclosure.tsx'
import { BaseFields } from '../../features/writing/base-fields.tsx'
import { factFieldsOf, typedOf } from '../../features/writing/facts-fields.ts'
import type { WriteOutcome } from '../../features/writing/perform-act.ts'
import type { Base, FactTerm, ShownFacts } from '../../features/writing/text-to-write.ts'
import styles from '../../features/writing/writing.module.css'
import { FactInput } from './fact-input.tsx'

interface FactsFormProps {
  readonly address: PartAddress
  readonly base: Base
  readonly facts: ShownFacts
  readonly terms: readonly FactTerm[]
  /** The versions of the handbook of a page, newest first. */
  readonly versions: readonly string[]
  readonly outcome: WriteOutcome | null
  readonly mayWrite: boolean
}

/** The facts that all languages share: dates, categories, pictures. The service names the one that is wrong. */
export function FactsForm({ address, base, terms, versions, outcome, mayWrite, ...props }: FactsFormProps) {
  const id = useId()
  // What somebody else has saved since does not move what the fields began with.
  const [facts] = useState(props.facts)
  const [{ findPictures }] = useState(() => editorSourcesOf(address))
  const fields = factFieldsOf(address, versions)
  const [, named, fault] = /^(\w+)(?:\.\w+)*: (.+)/s.exec(outcome?.fault ?? '') ?? []
  const isWhole = Object.keys(facts.base).every(name => fields.some(field => field.name === name))
  return (
    <Form method="post" action={pathOfPart(address)} className={styles.form}>
      <BaseFields base={base} />
      <input type="hidden" name="facts-base" value={JSON.stringify(facts.base)} />
      <div className={styles.fields}>
        {fields.map(field => (
          <FactInput
            key={field.name}
            field={field}
            typed={outcome?.factsTyped?.[field.name] ?? typedOf(field, facts.base)}
            choices={field.choices ?? terms.filter(({ kind }) => kind === field.name)}
            fault={named === field.name ? fault : undefined}
            mayWrite={mayWrite}
            findPictures={findPictures}
          />
        ))}
      </div>
      <Disclosure label="As JSON" isOpen={!isWhole || outcome?.isJsonFault === true}>
        <div className={styles.facts}>
          <label htmlFor={id}>Facts of all languages, as JSON</label>
          <textarea
            id={id}
            name="facts"
            className={`${inputClass} ${styles.json}`}
            defaultValue={facts.json}
            readOnly={!mayWrite}
            spellCheck={false}
          />
        </div>
      </Disclosure>
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
