import { Form } from 'react-router'
import type { HandbookTreeView } from '../../../contract/office/handbook-tree.ts'
import { pathOfTree } from '../../features/content/move-path.ts'
import { Button, Field, Select } from '../../features/controls.tsx'
import { softClass } from '../../features/screen.tsx'
import styles from './tree.module.css'

interface VersionsProps {
  readonly tree: HandbookTreeView
  readonly here: string
}

/** Begins a version, names the one that is shown, or removes it while visitors have not seen it. */
export function Versions({ tree, here }: VersionsProps) {
  const { product, version, shown, versions } = tree
  const own = versions.find(({ slug }) => slug === shown)
  const full = versions.filter(({ pages }) => pages > 0)
  const fields = (
    <>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="shown" value={shown} />
    </>
  )
  return (
    <section aria-labelledby="versions" className={styles.versions}>
      <h2 id="versions">Versions</h2>
      {full.length > 0 && (
        <Form method="post" action={here} className={styles.form} aria-label="New version">
          {fields}
          <Field
            label="New version"
            name="slug"
            maxLength={11}
            required
            pattern="\d{1,3}(\.\d{1,3}){1,2}"
            title="Numbers with dots, such as 5.4"
            autoComplete="off"
            inputMode="decimal"
            placeholder="5.4"
          />
          <Field label="Title for readers" name="title" maxLength={40} autoComplete="off" placeholder="5.4" />
          <Select
            label="With the pages of"
            name="from"
            options={Object.fromEntries(full.map(({ slug, title, pages }) => [slug, `${title}, ${pages}`]))}
          />
          <Button name="act" value="new-version">
            Begin the version
          </Button>
        </Form>
      )}
      <p className={softClass}>
        Its pages are those of the other one: the same texts, in both. Visitors see the version when the order
        is published; the newest one is then the handbook at /handbook/{product}.
      </p>
      {own && (
        <Form
          method="post"
          action={here}
          className={styles.form}
          aria-label={`Title of ${shown}`}
          key={shown}
        >
          {fields}
          <Field
            label={`Title of ${shown}`}
            name="title"
            maxLength={40}
            required
            defaultValue={own.title}
            autoComplete="off"
          />
          <Button name="act" value="rename-version">
            Rename
          </Button>
        </Form>
      )}
      {own && !own.is_public && (
        <Form method="post" action={pathOfTree(product)} aria-label={`Remove ${shown}`}>
          {fields}
          <Button name="act" value="remove-version">
            Remove {shown}
          </Button>
        </Form>
      )}
    </section>
  )
}
