import { Form } from 'react-router'
import type { HandbookTreeView } from '../../../contract/office/handbook-tree.ts'
import { Button, Select } from '../../features/controls.tsx'
import { emptyClass } from '../../features/screen.tsx'
import styles from './tree.module.css'

interface EmptyVersionProps {
  readonly tree: HandbookTreeView
  readonly here: string
}

/** A version without pages begins with those of another one. */
export function EmptyVersion({ tree, here }: EmptyVersionProps) {
  const full = tree.versions.filter(({ pages }) => pages > 0)
  return (
    <div className={emptyClass}>
      <p>There are no pages in {tree.shown} yet.</p>
      {tree.may_change && full.length > 0 && (
        <Form method="post" action={here} className={styles.form}>
          <input type="hidden" name="version" value={tree.version} />
          <input type="hidden" name="shown" value={tree.shown} />
          <Select
            label="Begin with the pages of"
            name="from"
            options={Object.fromEntries(full.map(({ slug, title, pages }) => [slug, `${title}, ${pages}`]))}
          />
          <Button look="main" name="act" value="begin">
            Begin {tree.shown}
          </Button>
        </Form>
      )}
    </div>
  )
}
