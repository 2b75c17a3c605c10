import { useRef } from 'react'
import { Form, Link, useNavigate, useNavigation } from 'react-router'
import { needsSecondPerson } from '../../../contract/office/content-scope.ts'
import { Button, buttonClass } from '../../features/controls.tsx'
import { softClass } from '../../features/screen.tsx'
import { Shortcut } from '../../features/shortcut.tsx'
import { useKeys } from '../../keys/use-keys.ts'
import styles from './conflict.module.css'
import { ConflictFields } from './conflict-fields.tsx'
import type { Conflict } from './explain.ts'

interface SettleFormProps {
  readonly conflict: Conflict
  /** The address of the conflict. */
  readonly path: string
  readonly mayPublish: boolean
  readonly isEditing: boolean
}

/** The three ways to settle a conflict, each with its key. */
export function SettleForm({ conflict, path, mayPublish, isEditing }: SettleFormProps) {
  const isArchived = conflict.entry.archived_at !== null && conflict.kind === 'changed'
  const mayTake = mayPublish && !isArchived
  const office = useRef<HTMLButtonElement>(null)
  const file = useRef<HTMLButtonElement>(null)
  const navigate = useNavigate()
  const isIdle = useNavigation().state === 'idle'
  // A key beside the fields would settle it without what is typed in them.
  const hasKeys = isIdle && !isEditing
  const edit = `${path}?edit`
  useKeys({
    1: hasKeys ? () => office.current?.click() : undefined,
    2: hasKeys && mayTake ? () => file.current?.click() : undefined,
    e: hasKeys && mayTake ? () => void navigate(edit, { preventScrollReset: true }) : undefined,
  })
  return (
    <Form method="post" action={path} className={styles.acts}>
      <ConflictFields conflict={conflict} />
      <Button ref={office} name="take" value="office">
        {conflict.is_live ? 'Keep the office’s' : 'Leave it off the site'}{' '}
        {!isEditing && <Shortcut keys="1" />}
      </Button>
      {mayTake && needsSecondPerson(conflict.entry.kind) && (
        <p className={softClass}>
          A second person approves legal texts: the file’s or an edited one is saved, and goes out when it is
          approved.
        </p>
      )}
      {mayTake ? (
        <>
          <Button ref={file} name="take" value="file">
            {conflict.kind === 'removed' ? 'Take the removal' : 'Take the file’s'}{' '}
            {!isEditing && <Shortcut keys="2" />}
          </Button>
          {!isEditing && (
            <Link className={buttonClass('main')} to={edit} preventScrollReset>
              Edit <Shortcut keys="e" />
            </Link>
          )}
        </>
      ) : (
        !mayPublish && (
          <p className={softClass}>
            Publishing this kind of text is not yours: only the office’s can be kept.
          </p>
        )
      )}
    </Form>
  )
}
