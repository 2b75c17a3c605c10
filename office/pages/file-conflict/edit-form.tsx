import { useEffect, useId, useRef, useState } from 'react'
import { Form, Link } from 'react-router'
import { isLocale } from '../../../contract/locale.ts'
import { editorSourcesOf } from '../../features/content/editor-sources.ts'
import { partTitles } from '../../features/content/part-titles.ts'
import { Button, buttonClass, Field, inputClass } from '../../features/controls.tsx'
import { TextEditor } from '../../features/editor/text-editor.tsx'
import { actsClass } from '../../features/screen.tsx'
import styles from './conflict.module.css'
import { ConflictFields } from './conflict-fields.tsx'
import type { Conflict } from './explain.ts'
import type { SettleOutcome } from './settle.ts'

interface EditFormProps {
  readonly conflict: Conflict
  /** The address of the conflict. */
  readonly path: string
  readonly lang: string | undefined
  readonly outcome: SettleOutcome | null
}

/** Both changes together as fields: saving them settles the conflict, and they go live. */
export function EditForm({ conflict, path, lang, outcome }: EditFormProps) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input:not([type=hidden]), textarea')?.focus()
  }, [])
  return (
    <Form ref={form} method="post" action={`${path}?edit`} className={styles.form} aria-label="Both together">
      <ConflictFields conflict={conflict} />
      {conflict.text && lang ? (
        <TextFields {...{ conflict, outcome, lang }} />
      ) : (
        <FactsField facts={outcome?.facts ?? JSON.stringify(conflict.facts, null, 2)} />
      )}
      <p className={actsClass}>
        <Button look="main" name="take" value="edited">
          Save and publish
        </Button>
        <Link className={buttonClass('plain')} to={path} preventScrollReset>
          Do not edit
        </Link>
      </p>
    </Form>
  )
}

interface TextFieldsProps extends Pick<EditFormProps, 'conflict' | 'outcome'> {
  readonly lang: string
}

function TextFields({ conflict: { entry, part, text }, outcome, lang }: TextFieldsProps) {
  const [sources] = useState(() => editorSourcesOf({ ...entry, part }))
  const typed = outcome?.text
  const isSample = typed ? typed.sample : text?.sample
  return (
    <>
      <Field
        label="Title"
        name="title"
        lang={lang}
        defaultValue={typed?.title ?? text?.title}
        maxLength={300}
        required
      />
      <Field
        label="Description"
        name="description"
        lang={lang}
        defaultValue={typed?.description ?? text?.description}
        maxLength={1000}
      />
      {entry.kind === 'article' && (
        <label className={styles.check}>
          <input type="checkbox" name="sample" defaultChecked={isSample} /> Sample content, and marked as such
        </label>
      )}
      <TextEditor
        name="body"
        label={`Text in ${isLocale(part) ? partTitles[part] : ''}`}
        segments={text?.segments ?? []}
        markdown={typed?.body ?? text?.markdown ?? ''}
        lang={lang}
        sources={sources}
      />
    </>
  )
}

function FactsField({ facts }: { readonly facts: string }) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id}>Facts of all languages, as JSON</label>
      <textarea
        id={id}
        name="facts"
        className={`${inputClass} ${styles.json}`}
        defaultValue={facts}
        spellCheck={false}
      />
    </div>
  )
}
