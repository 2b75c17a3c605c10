import { Form, Link } from 'react-router'
import type { MediaView } from '../../../contract/office/media.ts'
import { Button, buttonClass } from '../../features/controls.tsx'
import { count } from '../../features/count.ts'
import { Disclosure } from '../../features/disclosure.tsx'
import { elevatePath } from '../../request/elevate-first.ts'
import styles from './media-item.module.css'

interface DeleteFormProps {
  readonly media: MediaView
  readonly path: string
  readonly isElevated: boolean
}

/** Deletes a picture that no text uses, for good, after a recent authentication. */
export function DeleteForm({ media, path, isElevated }: DeleteFormProps) {
  const { version, used_in, revisions } = media
  if (used_in.length > 0)
    return <p className={styles.help}>It can be archived or deleted when no text uses it.</p>
  return (
    <Disclosure label="Delete it for good">
      <div className={styles.section}>
        <p>
          The picture, its words and all its files are gone, also for feeds, mails and other sites that show
          them. This cannot be undone; archiving can be.
        </p>
        {revisions > 0 && (
          <p>
            {count(revisions, 'earlier revision')} of texts {revisions === 1 ? 'names' : 'name'} it. Restored,
            they cannot be published until another picture takes its place.
          </p>
        )}
        {isElevated ? (
          <Form method="post" action={path}>
            <input type="hidden" name="version" value={version} />
            <Button name="act" value="delete">
              Delete for good
            </Button>
          </Form>
        ) : (
          <p>
            It needs a confirmation that it is you, good for ten minutes.{' '}
            <Link to={elevatePath(path)} className={buttonClass()}>
              Confirm that it is you
            </Link>
          </p>
        )}
      </div>
    </Disclosure>
  )
}
