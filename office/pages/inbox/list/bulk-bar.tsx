import { type RefObject, useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import { Button, Field, Select } from '../../../features/controls.tsx'
import { Menu } from '../../../features/menu.tsx'
import { bulkForm } from '../../../features/request-list/bulk-form.ts'
import { listPath } from '../../../features/request-list/filter.ts'
import { snoozeTitles } from '../../../features/snooze.ts'
import type { InboxContext } from '../inbox-context.ts'
import styles from './bulk-bar.module.css'

interface BulkBarProps {
  readonly context: InboxContext
  readonly list: RefObject<HTMLElement | null>
}

/** Acts on all chosen rows. It is shown while a row is chosen, by its style sheet: without scripts as well. */
export function BulkBar({ context, list }: BulkBarProps) {
  const { filter, colleagues, rows, me, tags } = context
  const count = useChosen(list, rows)
  const addTag = useRef<HTMLButtonElement>(null)
  return (
    <Form
      method="post"
      action="/inbox/acts"
      id={bulkForm}
      className={styles.bar}
      aria-label="Chosen requests"
    >
      <input type="hidden" name="to" value={listPath(filter)} />
      {/* Enter in a field presses the first button of its form: none of the acts. */}
      <button type="submit" hidden disabled />
      <p className={styles.count} role="status">
        {count > 0 && `${count} chosen`}
      </p>
      <div className={styles.acts}>
        <Button name="act" value="mine">
          To me
        </Button>
        <Menu id="bulk-assign" label="Assign" above>
          <Select
            label="Colleague"
            name="assignee"
            none="Nobody"
            options={Object.fromEntries(colleagues.map(({ id, name }) => [id, name]))}
            defaultValue={me.id}
          />
          <Button name="act" value="assign">
            Assign
          </Button>
        </Menu>
        <Menu id="bulk-snooze" label="Snooze" above>
          <Select label="Until" name="until" options={snoozeTitles} />
          <Button name="act" value="snooze">
            Snooze
          </Button>
        </Menu>
        <Menu id="bulk-tag" label="Tag" above>
          <Field
            label="New tag"
            name="add"
            maxLength={40}
            list="bulk-tags"
            autoComplete="off"
            onKeyDown={event => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
              event.preventDefault()
              event.currentTarget.form?.requestSubmit(addTag.current)
            }}
          />
          <datalist id="bulk-tags">
            {tags.map(tag => (
              <option key={tag} value={tag} />
            ))}
          </datalist>
          <Button name="act" value="tag" ref={addTag}>
            Add
          </Button>
        </Menu>
        <Button look="plain" name="act" value={filter.box === 'spam' ? 'not-spam' : 'spam'}>
          {filter.box === 'spam' ? 'No spam' : 'Spam'}
        </Button>
        <Button name="act" value={filter.box === 'closed' ? 'reopen' : 'close'}>
          {filter.box === 'closed' ? 'Reopen' : 'Close'}
        </Button>
      </div>
    </Form>
  )
}

/** The number of chosen rows; the choice itself is in the check boxes. */
function useChosen(list: RefObject<HTMLElement | null>, rows: readonly unknown[]): number {
  const [count, setCount] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows, other boxes
  useEffect(() => {
    const { current } = list
    const read = () => setCount(current?.querySelectorAll('[name="references"]:checked').length ?? 0)
    read()
    current?.addEventListener('change', read)
    return () => current?.removeEventListener('change', read)
  }, [list, rows])
  return count
}
