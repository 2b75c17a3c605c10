import { Form } from 'react-router'
import { everyPart } from '../../../contract/office/content-parts.ts'
import { partTitles } from '../../features/content/part-titles.ts'
import { Button, Field, Select } from '../../features/controls.tsx'
import { cardClass } from '../../features/screen.tsx'
import styles from './bundle.module.css'

interface AddFormProps {
  readonly id: string
  readonly version: number
  /** The path that was refused. */
  readonly path: string
}

/** Adds parts of a text, to be published as they were saved last or to leave the site. */
export function AddForm({ id, version, path }: AddFormProps) {
  return (
    <section className={cardClass} aria-labelledby="add">
      <h2 id="add">Add a text</h2>
      <Form method="post" action={`/bundles/${id}`} className={styles.form}>
        <input type="hidden" name="version" value={version} />
        <Field
          label="Path"
          name="path"
          defaultValue={path}
          maxLength={200}
          required
          help="Such as insight/2026/one-leaf; the list of texts has it."
        />
        <fieldset className={styles.parts}>
          <legend>Parts</legend>
          {everyPart.map(part => (
            <label key={part}>
              <input type="checkbox" name="part" value={part} /> {partTitles[part]}
            </label>
          ))}
        </fieldset>
        <Select
          label="What the bundle does"
          name="what"
          options={{ publish: 'They go out as they were saved last', unpublish: 'They leave the site' }}
        />
        <Button name="act" value="add">
          Add
        </Button>
      </Form>
    </section>
  )
}
