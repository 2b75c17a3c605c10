import { Form } from 'react-router'
import type { EntryKind } from '../../../contract/office/content-parts.ts'
import { kindTitles } from '../../features/content/part-titles.ts'
import { Button, Fault, Field, Select } from '../../features/controls.tsx'
import styles from './content.module.css'
import { pathOfKind } from './content-filter.ts'
import type { NewEntryOutcome } from './create-entry.ts'

interface NewEntryFormProps {
  readonly kinds: readonly EntryKind[]
  /** The kind of the list. */
  readonly kind: EntryKind | undefined
  readonly outcome: NewEntryOutcome | null
}

/** Begins a text: its kind and its path. */
export function NewEntryForm({ kinds, kind, outcome }: NewEntryFormProps) {
  return (
    <section aria-labelledby="new-text">
      <h2 id="new-text">New text</h2>
      <Form method="post" action={pathOfKind(kind)} className={styles.filter}>
        <Select
          label="Kind"
          name="kind"
          defaultValue={outcome?.kind ?? kind ?? kinds[0]}
          options={Object.fromEntries(kinds.map(each => [each, kindTitles[each]]))}
        />
        <Field
          id="new-path"
          label="Path"
          name="path"
          defaultValue={outcome?.path ?? ''}
          maxLength={200}
          required
          help="Such as insight/2026/one-leaf, careers/illustrator, education/one-line or handbook/procreate/layers/masks."
        />
        <Button>Begin</Button>
        {outcome && <Fault>{outcome.fault}</Fault>}
      </Form>
    </section>
  )
}
