import { Form } from 'react-router'
import type { RevisionView } from '../../../contract/office/content-view.ts'
import type { PartAddress } from '../../features/content/content-path.ts'
import { pathOfScreen } from '../../features/content/content-path.ts'
import { Button } from '../../features/controls.tsx'
import styles from './preview.module.css'

interface LinkFormProps {
  readonly address: PartAddress
  readonly draft: RevisionView | null
  /** Whether no link is shown yet: making one is then what the screen is for. */
  readonly isFirst: boolean
}

/** Makes a link with one press: to what is saved last, or to one revision. */
export function LinkForm({ address, draft, isFirst }: LinkFormProps) {
  return (
    <Form method="post" action={pathOfScreen('preview', address)} className={styles.make}>
      <Button {...(isFirst && { look: 'main' })} name="act" value="make">
        {isFirst ? 'Make a link' : 'Make another link'}
      </Button>
      {draft && (
        <label className={styles.check}>
          <input type="checkbox" name="revision" value={draft.id} /> Stay at revision {draft.number}, whatever
          is saved later
        </label>
      )}
    </Form>
  )
}
