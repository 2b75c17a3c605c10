import { useId } from 'react'
import { Form } from 'react-router'
import { importLimits } from '../../../contract/office/readers.ts'
import { Button, Fault, Field, inputClass } from '../../features/controls.tsx'
import { count } from '../../features/count.ts'
import { cardClass, Notice, softClass } from '../../features/screen.tsx'
import type { ReadersOutcome } from './change-readers.ts'
import styles from './readers.module.css'

/** Imports addresses that get no newsletter; what was pasted stays after a refusal. */
export function ImportForm({ outcome }: { readonly outcome: ReadersOutcome | null }) {
  const id = useId()
  const refused = outcome && 'fault' in outcome && outcome.part === 'list' ? outcome : null
  const imported = outcome && 'imported' in outcome ? outcome.imported : null
  return (
    <Form
      key={imported ? 'imported' : 'new'}
      method="post"
      action="/newsletter/readers"
      encType="multipart/form-data"
      preventScrollReset
      className={[cardClass, styles.import].join(' ')}
      aria-labelledby={`${id}-title`}
    >
      <h2 id={`${id}-title`}>Import a list</h2>
      <p className={softClass}>
        Of people who must get no newsletter, from another system for instance: one address a line, or a CSV
        file. Up to {importLimits.addresses.toLocaleString('en-US')} addresses and{' '}
        {importLimits.bytes / 1_000_000} MB at once. Only a fingerprint of each stays here, and no list of
        them can be taken out again.
      </p>
      {refused && <Fault>{refused.fault}</Fault>}
      {imported && <Notice>{describeImport(imported)}</Notice>}
      <Field label="File" name="file" type="file" accept=".csv,.txt,.tsv,text/csv,text/plain" />
      <div className={styles.list}>
        <label htmlFor={`${id}-list`}>Or addresses, pasted</label>
        <textarea
          id={`${id}-list`}
          name="list"
          rows={5}
          className={inputClass}
          defaultValue={refused?.list}
          spellCheck={false}
          autoComplete="off"
        />
      </div>
      <div>
        <Button name="act" value="import">
          Import
        </Button>
      </div>
    </Form>
  )
}

type Imported = Extract<ReadersOutcome, { readonly imported: unknown }>['imported']

function describeImport({ added, known, repeated, readers, unreadable, lines }: Imported): string {
  const sentences = [
    `${count(added, 'address', 'addresses')} suppressed, ${count(readers, 'reader')} among them.`,
    known > 0 && `${count(known, 'address was', 'addresses were')} suppressed before.`,
    repeated > 0 && `${count(repeated, 'address stands', 'addresses stand')} in the list more than once.`,
    unreadable > 0 &&
      `${count(unreadable, 'line holds', 'lines hold')} no address: ${lines.join(', ')}${unreadable > lines.length ? ' and more' : ''}.`,
  ]
  return sentences.filter(Boolean).join(' ')
}
