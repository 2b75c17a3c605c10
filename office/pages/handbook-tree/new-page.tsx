import { Form } from 'react-router'
import type { HandbookTreeView } from '../../../contract/office/handbook-tree.ts'
import { Button, Field, Select } from '../../features/controls.tsx'
import styles from './tree.module.css'

interface NewPageProps {
  readonly tree: HandbookTreeView
  readonly here: string
}

/** Begins a page below another one, in the version that is shown. */
export const NewPage = ({ tree: { version, shown, pages }, here }: NewPageProps) => (
  <section aria-labelledby="new-page">
    <h2 id="new-page">New page in {shown}</h2>
    <Form method="post" action={here} className={styles.form}>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="shown" value={shown} />
      <Select
        label="Below"
        name="parent"
        none="The top"
        options={Object.fromEntries(
          pages.map(({ entry, depth, address }) => [
            entry.path,
            `${' '.repeat(depth)}${entry.title || address}`,
          ]),
        )}
      />
      <Field
        label="Name in its address"
        name="slug"
        maxLength={60}
        required
        autoComplete="off"
        spellCheck={false}
        placeholder="clipping-masks"
      />
      <Button name="act" value="new">
        Begin
      </Button>
    </Form>
  </section>
)
