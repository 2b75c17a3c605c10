import { useRef, useState } from 'react'
import { Form } from 'react-router'
import type { WrittenSegment } from '../../../contract/document.ts'
import { type Locale, languageTagOf } from '../../../contract/locale.ts'
import { endpointOf, type PartAddress, pathOfPart } from '../../features/content/content-path.ts'
import { partTitles } from '../../features/content/part-titles.ts'
import { Button, Field } from '../../features/controls.tsx'
import { TextEditor } from '../../features/editor/text-editor.tsx'
import { useKeptCopy } from '../../features/use-kept-copy.ts'
import { BaseFields } from './base-fields.tsx'
import { editorSourcesOf } from './editor-sources.ts'
import type { Base, ShownText } from './text-to-write.ts'
import styles from './write.module.css'

interface TextFormProps {
  readonly address: PartAddress
  readonly part: Locale
  readonly base: Base
  readonly text: ShownText
  /** When the copy that is shown was kept; null: a revision is shown. */
  readonly copiedAt: string | null
  readonly mayWrite: boolean
  readonly now: string
}

/** The title, description and body of a text in one language. What is typed is kept while it is typed. */
export function TextForm({ address, part, base, text, copiedAt, mayWrite, now }: TextFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const readBody = useRef<(() => WrittenSegment[]) | null>(null)
  const [sources] = useState(() => editorSourcesOf(address))
  const kept = useKeptCopy({
    path: endpointOf(address),
    name: 'Copy',
    subject: 'the text',
    read: () => (form.current ? fieldsOf(form.current, readBody.current?.() ?? text.segments) : null),
    at: copiedAt,
    now,
  })
  const lang = languageTagOf(part)
  return (
    <Form
      ref={form}
      method="post"
      action={pathOfPart(address)}
      className={styles.form}
      onInput={kept.changed}
      onSubmit={kept.dropped}
    >
      <BaseFields base={base} />
      <Field label="Title" name="title" lang={lang} defaultValue={text.title} maxLength={300} required />
      <Field
        label="Description"
        name="description"
        lang={lang}
        defaultValue={text.description}
        maxLength={1000}
        help="A sentence for lists, search engines and shared links."
      />
      {address.kind === 'article' && (
        <label className={styles.check}>
          <input type="checkbox" name="sample" defaultChecked={text.sample} /> Sample content, and marked as
          such
        </label>
      )}
      <TextEditor
        name="body"
        label={`Text in ${partTitles[part]}`}
        segments={text.segments}
        markdown={text.markdown}
        lang={lang}
        sources={sources}
        onChange={read => {
          readBody.current = read
          kept.changed()
        }}
      />
      {mayWrite ? (
        <div className={styles.save}>
          <Field label="What changed" name="note" maxLength={200} help="For the history; may stay empty." />
          <Button look="main" name="act" value="save">
            Save
          </Button>
          <p className={styles.kept} role={kept.isFailed ? 'alert' : undefined}>
            {kept.sentence}
          </p>
        </div>
      ) : (
        <p className={styles.kept}>This text is not yours to change.</p>
      )}
    </Form>
  )
}

function fieldsOf(form: HTMLFormElement, segments: readonly WrittenSegment[]): Record<string, string> {
  const sent = new FormData(form)
  const text = (name: string) => String(sent.get(name) ?? '')
  const body = sent.get('body')
  return {
    based_on: text('based_on'),
    title: text('title'),
    description: text('description'),
    ...(sent.has('sample') && { sample: 'on' }),
    ...(body === null ? { 'body-segments': JSON.stringify(segments) } : { body: String(body) }),
  }
}
