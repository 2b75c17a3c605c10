import { useEffect, useId, useRef, useState } from 'react'
import { Form, Link, useOutletContext } from 'react-router'
import type { WrittenSegment } from '../../../contract/document.ts'
import { isLocale } from '../../../contract/locale.ts'
import { editorSourcesOf } from '../../features/content/editor-sources.ts'
import { partTitles } from '../../features/content/part-titles.ts'
import { Button, buttonClass, Field, inputClass } from '../../features/controls.tsx'
import { TextEditor } from '../../features/editor/text-editor.tsx'
import { actsClass, cardClass } from '../../features/screen.tsx'
import type { SignedInData } from '../../frame/signed-in-data.ts'
import styles from './conflict.module.css'
import { ConflictFields } from './conflict-fields.tsx'
import type { Conflict } from './explain.ts'
import type { SettleOutcome } from './settle.ts'
import { useTypedHere } from './use-typed-here.ts'

interface EditFormProps {
  readonly conflict: Conflict
  /** The address of the conflict. */
  readonly path: string
  readonly lang: string | undefined
  readonly outcome: SettleOutcome | null
}

type Typed = Readonly<Record<string, string | readonly string[]>>

/** Both changes together as fields, kept in this browser while they are typed: saving them settles the conflict, and they go live. */
export function EditForm({ conflict, path, lang, outcome }: EditFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { me } = useOutletContext<SignedInData>()
  // Another file is another conflict.
  const { found, changed, taken, discard } = useTypedHere(form, `${me.id} ${path} ${conflict.file_hash}`)
  const [typed, setTyped] = useState<Typed | null>(null)
  const goOn = () => {
    setTyped(found?.fields ?? null)
    taken()
  }
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input:not([type=hidden]), textarea')?.focus()
  }, [])
  return (
    <Form
      ref={form}
      method="post"
      action={`${path}?edit`}
      className={styles.form}
      aria-label="Both together"
      onInput={changed}
    >
      <ConflictFields conflict={conflict} />
      {found && (
        <section className={cardClass} aria-label="Typed in this browser">
          <p>
            {`You typed this here on ${new Date(found.at).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })}, and it was not saved.`}
          </p>
          <div className={actsClass}>
            <Button type="button" onClick={goOn}>
              Go on with what was typed
            </Button>
            <Button type="button" onClick={discard}>
              Discard what was typed
            </Button>
          </div>
        </section>
      )}
      {conflict.text && lang ? (
        <TextFields
          key={typed ? 'typed' : 'both'}
          {...{ conflict, outcome, lang, typed }}
          onChange={changed}
        />
      ) : (
        <FactsField
          key={typed ? 'typed' : 'both'}
          facts={String(typed?.facts ?? outcome?.facts ?? JSON.stringify(conflict.facts, null, 2))}
        />
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
  /** What was typed in this browser. */
  readonly typed: Typed | null
  readonly onChange: () => void
}

function TextFields({
  conflict: { entry, part, text },
  outcome,
  lang,
  typed: here,
  onChange,
}: TextFieldsProps) {
  const [sources] = useState(() => editorSourcesOf({ ...entry, part }))
  const typed = here ? readTyped(here) : outcome?.text
  const segments = here?.['body-segments']
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
        segments={segments === undefined ? (text?.segments ?? []) : readSegments(String(segments))}
        markdown={typed?.body ?? text?.markdown ?? ''}
        lang={lang}
        sources={sources}
        onChange={onChange}
      />
    </>
  )
}

function readTyped(fields: Typed) {
  const text = (name: string) => String(fields[name] ?? '')
  return {
    ...{ title: text('title'), description: text('description'), body: text('body') },
    sample: 'sample' in fields,
  }
}

const readSegments = (json: string) => JSON.parse(json) as readonly WrittenSegment[]

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
