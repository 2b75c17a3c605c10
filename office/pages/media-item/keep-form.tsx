import { Form } from 'react-router'
import type { MediaView } from '../../../contract/office/media.ts'
import { Button } from '../../features/controls.tsx'
import { UploadForm } from '../../features/media/upload-form.tsx'
import { DeleteForm } from './delete-form.tsx'
import styles from './media-item.module.css'

interface KeepFormProps {
  readonly media: MediaView
  readonly path: string
  readonly isElevated: boolean
}

/** Replaces the file of a picture; archives or deletes a picture that no text uses. */
export function KeepForm({ media, path, isElevated }: KeepFormProps) {
  const { version, archived_at, used_in, may } = media
  return (
    <section aria-labelledby="file" className={styles.section}>
      <h2 id="file">File</h2>
      <UploadForm
        action={path}
        label="Replace it everywhere by"
        button="Replace"
        fields={{ act: 'replace', version: String(version) }}
      />
      <p className={styles.help}>
        Its words and places stay. The file before is not kept here: to go back, replace it by that one again.
      </p>
      {(archived_at !== null || used_in.length === 0) && (
        <Form method="post" action={path}>
          <Button name="act" value={archived_at === null ? 'archive' : 'restore'}>
            {archived_at === null ? 'Archive' : 'Back into the library'}
          </Button>
        </Form>
      )}
      {may.delete ? (
        <DeleteForm media={media} path={path} isElevated={isElevated} />
      ) : (
        used_in.length > 0 && <p className={styles.help}>It can be archived when no text uses it.</p>
      )}
    </section>
  )
}
