import { Form } from 'react-router'
import { Button } from '../../../../features/controls.tsx'
import { Shortcut } from '../../../../features/shortcut.tsx'
import styles from './composer.module.css'
import { sendOnCtrlEnter } from './send-on-ctrl-enter.ts'

interface NoteFormProps {
  readonly act: string
  readonly here: string
  /** The names that can be mentioned. */
  readonly names: readonly string[]
}

/** A note that only colleagues see. */
export function NoteForm({ act, here, names }: NoteFormProps) {
  return (
    <details className={styles.note}>
      <summary>
        Internal note <Shortcut keys="n" />
      </summary>
      <Form method="post" className={styles.form}>
        <input type="hidden" name="act" value="note" />
        <input type="hidden" name="key" value={act} />
        <input type="hidden" name="to" value={here} />
        <textarea
          id="note-text"
          name="note"
          className={styles.text}
          rows={3}
          maxLength={20_000}
          aria-label="Internal note"
          aria-describedby="note-help"
          onKeyDown={sendOnCtrlEnter}
          required
        />
        <p id="note-help" className={styles.hint}>
          Never sent to the sender. {names.length > 0 && `@${names[0]} tells a colleague by mail.`}
        </p>
        <Button>Add the note</Button>
      </Form>
    </details>
  )
}
