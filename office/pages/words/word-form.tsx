import { Form } from 'react-router'
import { languageTagOf } from '../../../contract/locale.ts'
import { Button, Fault, Field } from '../../features/controls.tsx'
import type { WordOutcome } from './change-words.ts'
import styles from './words.module.css'

interface WordFormProps {
  readonly label: string
  /** The row that is changed; null: a new one. */
  readonly word: Omit<WordOutcome, 'fault'> | null
  readonly fault?: string | undefined
}

/** A row of the house's words as fields; what was typed stays after a refusal. */
export function WordForm({ label, word, fault }: WordFormProps) {
  const isNew = word === null || word.id === ''
  return (
    <Form method="post" action="/site/words" className={styles.form} aria-label={label}>
      {fault && <Fault>{fault}</Fault>}
      <input type="hidden" name="id" value={word?.id ?? ''} />
      <Field label="English" name="en" defaultValue={word?.en} maxLength={200} required />
      <Field
        label="Chinese"
        name="cn"
        lang={languageTagOf('cn')}
        defaultValue={word?.cn}
        maxLength={200}
        required
      />
      <Field
        label="Japanese"
        name="jp"
        lang={languageTagOf('jp')}
        defaultValue={word?.jp}
        maxLength={200}
        required
      />
      <Field label="Note" name="note" defaultValue={word?.note} maxLength={300} />
      <Button {...(isNew && { look: 'main' })} name="act" value="change">
        {isNew ? 'Add' : 'Change'}
      </Button>
    </Form>
  )
}
