import { Form } from 'react-router'
import { Button, Fault, Field } from '../../features/controls.tsx'
import type { ReadersOutcome } from './change-readers.ts'
import styles from './readers.module.css'

/** Finds one address: posted, so that it stands in no address bar and no log. */
export function FindForm({ outcome }: { readonly outcome: ReadersOutcome | null }) {
  const refused = outcome && 'fault' in outcome && outcome.part === 'address' ? outcome : null
  const email = refused?.email ?? (outcome && 'found' in outcome ? outcome.found.email : '')
  return (
    <Form method="post" action="/newsletter/readers" className={styles.find} role="search">
      {refused && <Fault>{refused.fault}</Fault>}
      <Field
        label="Email address"
        name="email"
        type="email"
        defaultValue={email}
        maxLength={320}
        autoComplete="off"
        required
      />
      <Button look="main" name="act" value="find">
        Find
      </Button>
    </Form>
  )
}
