import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react'
import { Form } from 'react-router'
import type { WrittenSegment } from '../../../contract/document.ts'
import { type Locale, languageTagOf } from '../../../contract/locale.ts'
import { endpointOf, type PartAddress } from '../content/content-path.ts'
import { editorSourcesOf } from '../content/editor-sources.ts'
import { partTitles } from '../content/part-titles.ts'
import { Button, Field } from '../controls.tsx'
import { TextEditor } from '../editor/text-editor.tsx'
import type { EditorHandle } from '../editor/text-editor-props.ts'
import { KeptLine } from '../kept-line.tsx'
import { useAnswer } from '../use-answer.ts'
import { useKeptCopy } from '../use-kept-copy.ts'
import { BaseFields } from './base-fields.tsx'
import { type FieldOrPlace, goTo } from './editor-blocks.ts'
import type { TextFindings } from './find-findings.ts'
import { Findings } from './findings.tsx'
import { TextFaults } from './text-faults.tsx'
import type { Base, ShownText } from './text-to-write.ts'
import { useFindings } from './use-findings.ts'
import { useGoToNamed } from './use-go-to-named.ts'
import { useLocalKey } from './use-local-key.ts'
import styles from './writing.module.css'

/** The form of a text: the fields of other sections name it. */
export const textFormId = 'text-form'

/** What a screen does with the form. */
export interface TextFormHandle {
  readonly form: HTMLFormElement | null
  /** The segments as they are now. */
  readonly read: () => readonly WrittenSegment[]
  /** null: it is not open yet, or there are no scripts. */
  readonly editor: EditorHandle | null
}

interface TextFormProps {
  readonly address: PartAddress
  readonly part: Locale
  readonly base: Base
  readonly text: ShownText
  /** When the copy that is shown was kept; null: a revision is shown. */
  readonly copiedAt: string | null
  readonly mayWrite: boolean
  readonly now: string
  /** The address of the screen. */
  readonly at: string
  /** Those of the text as it was opened. */
  readonly findings: TextFindings
  /** The English revision that is translated. */
  readonly source?: string | undefined
  /** Another body begins with another number: what was typed in the other fields stays. */
  readonly bodyNumber?: number
  readonly handle?: Ref<TextFormHandle>
  readonly onEdited?: () => void
}

/** The title, description and body of a text in one language. What is typed is kept while it is typed. */
export function TextForm(props: TextFormProps) {
  const { address, part, base, text, copiedAt, mayWrite, now, at, source, bodyNumber = 0, onEdited } = props
  const form = useRef<HTMLFormElement>(null)
  const readBody = useRef<(() => WrittenSegment[]) | null>(null)
  const [sources] = useState(() => editorSourcesOf(address))
  const readSegments = () => readBody.current?.() ?? text.segments
  const read = () => (form.current ? fieldsOf(form.current, readSegments) : null)
  const localKey = useLocalKey(address)
  const copied = { localKey, name: 'Copy', subject: 'the text', read, at: copiedAt, now }
  const kept = useKeptCopy({ path: endpointOf(address), ...copied })
  const style = useFindings({ path: endpointOf(address), read, initial: props.findings })
  const changed = () => {
    if (!mayWrite) return
    kept.changed()
    style.changed()
    onEdited?.()
  }
  useImperativeHandle(props.handle, () => ({
    get form() {
      return form.current
    },
    read: readSegments,
    get editor() {
      return editor.current
    },
  }))
  useAnswer(kept.saved)
  const begun = useEffectEvent(() => {
    readBody.current = null
    changed()
  })
  useEffect(() => {
    if (bodyNumber > 0) begun()
  }, [bodyNumber])
  const lang = languageTagOf(part)
  const go = (place: FieldOrPlace) => {
    if (form.current) goTo(form.current, place)
  }
  const goToNamed = useGoToNamed(go)
  const editor = useRef<EditorHandle | null>(null)
  return (
    <Form
      ref={form}
      id={textFormId}
      method="post"
      action={at}
      className={styles.form}
      onInput={changed}
      onSubmit={kept.saving}
    >
      <BaseFields base={base} />
      {source !== undefined && <input type="hidden" name="source_revision" value={source} />}
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
        key={bodyNumber}
        name="body"
        label={`Text in ${partTitles[part]}`}
        segments={text.segments}
        markdown={text.markdown}
        lang={lang}
        sources={sources}
        isMeasured={source !== undefined}
        onReady={opened => {
          editor.current = opened
          if (opened) goToNamed()
          // The one that had the focus is gone.
          if (bodyNumber > 0 && document.activeElement === document.body) opened?.element.focus()
        }}
        onChange={read => {
          readBody.current = read
          changed()
        }}
      />
      {mayWrite ? (
        <>
          <div className={styles.save}>
            <Field label="What changed" name="note" maxLength={200} help="For the history; may stay empty." />
            <Button look="main" name="act" value="save">
              Save
            </Button>
            <p className={styles.kept} role={kept.isFailed ? 'alert' : undefined}>
              {kept.isSaved ? 'Saved' : <KeptLine {...kept.line} />}
            </p>
          </div>
          <TextFaults address={address} faults={style.found.faults} onGo={go} />
          <Findings findings={style.found.findings} lang={lang} onGo={go} />
        </>
      ) : (
        <p className={styles.kept}>This text is not yours to change.</p>
      )}
    </Form>
  )
}

function fieldsOf(
  form: HTMLFormElement,
  readSegments: () => readonly WrittenSegment[],
): Record<string, string> {
  const sent = new FormData(form)
  const text = (name: string) => String(sent.get(name) ?? '')
  const body = sent.get('body')
  const written = sent.get('body-segments') ?? JSON.stringify(readSegments())
  return {
    based_on: text('based_on'),
    title: text('title'),
    description: text('description'),
    ...(sent.has('sample') && { sample: 'on' }),
    ...(body === null ? { 'body-segments': String(written) } : { body: String(body) }),
  }
}
