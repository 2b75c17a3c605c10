import { Form } from 'react-router'
import type { RevisionView } from '../../../contract/office/content-view.ts'
import { Button, Field } from '../../features/controls.tsx'
import type { ChosenRevisions } from './find-comparison.ts'
import styles from './history.module.css'

interface CompareFormProps {
  /** The address of the history. */
  readonly path: string
  readonly draft: RevisionView | null
  readonly live: RevisionView | null
  readonly chosen: ChosenRevisions | null
}

/** Chooses any two revisions, on whatever page of the list they are: what visitors see and the newest to begin with. */
export function CompareForm({ path, draft, live, chosen }: CompareFormProps) {
  const newest = draft?.number ?? 1
  const seen = live && live.number < newest ? live.number : Math.max(newest - 1, 1)
  const number = { type: 'number', inputMode: 'numeric', min: 1, step: 1, required: true } as const
  return (
    <Form method="get" action={path} className={styles.choice} aria-label="Compare two revisions">
      <Field {...number} label="From revision" name="from" min={0} defaultValue={chosen?.from ?? seen} />
      <Field {...number} label="to revision" name="to" defaultValue={chosen?.to ?? newest} />
      <Button>Compare</Button>
    </Form>
  )
}
