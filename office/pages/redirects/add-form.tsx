import { Form } from 'react-router'
import { Button, Fault, Field } from '../../features/controls.tsx'
import type { RedirectOutcome } from './change-redirects.ts'
import styles from './redirects.module.css'

/** Adds a redirect; what was typed stays after a refusal. */
export function AddForm({ outcome }: { readonly outcome: RedirectOutcome | null }) {
  return (
    <Form method="post" action="/site/redirects" className={styles.add} aria-label="Add a redirect">
      {outcome && <Fault>{outcome.fault}</Fault>}
      <Field
        label="From"
        name="from"
        placeholder="/insight/2024/old-name"
        defaultValue={outcome?.from}
        maxLength={2000}
        required
      />
      <Field
        label="To"
        name="to"
        placeholder="/insight/2024/new-name"
        defaultValue={outcome?.to}
        maxLength={2000}
        required
      />
      <Button look="main" name="act" value="add">
        Add
      </Button>
    </Form>
  )
}
