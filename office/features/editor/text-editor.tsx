import { type ComponentType, type Ref, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { inputClass } from '../controls.tsx'
import { softClass } from '../screen.tsx'
import styles from './editor.module.css'
import type { EditorHandle, TextEditorProps } from './text-editor-props.ts'

type Loading = 'coming' | 'typed' | 'failed'

const load = () => import('./surface.tsx')
// Beside the data of the screen.
if (typeof document !== 'undefined') load().catch(() => {})

/** Known from the second text on: the first is hydrated with its Markdown. */
let known: ComponentType<TextEditorProps> | null = null

/**
 * The field of a text: the editor, or without scripts its Markdown. ProseMirror is fetched where a text is edited, and
 * nowhere else. What is typed before the editor is there stays in the Markdown field, and the editor away.
 */
export function TextEditor(props: TextEditorProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [Surface, setSurface] = useState(() => known)
  const [loading, setLoading] = useState<Loading>('coming')
  const hadFocus = useRef(false)
  const show = useEffectEvent((surface: ComponentType<TextEditorProps>) => {
    if (Surface) return
    const { current } = field
    if (!current || current.value !== current.defaultValue) return setLoading('typed')
    hadFocus.current = current === document.activeElement
    setSurface(() => surface)
  })
  useEffect(() => {
    let isHere = true
    load().then(
      module => {
        known = module.Surface
        if (isHere) show(module.Surface)
      },
      () => isHere && setLoading('failed'),
    )
    return () => {
      isHere = false
    }
  }, [])
  const ready = (editor: EditorHandle | null) => {
    if (hadFocus.current) editor?.element.focus()
    hadFocus.current = false
    props.onReady?.(editor)
  }
  return Surface ? (
    <Surface {...props} onReady={ready} />
  ) : (
    <PlainText {...props} ref={field} loading={loading} />
  )
}

const notes: Readonly<Record<Loading, string | null>> = {
  coming: null,
  typed:
    'You typed before the editor was there: go on in Markdown here. It opens when the text is saved and loaded again.',
  failed: 'The editor could not be fetched: go on in Markdown here.',
}

interface PlainTextProps extends TextEditorProps {
  readonly ref: Ref<HTMLTextAreaElement>
  readonly loading: Loading
}

function PlainText({ name, label, markdown, lang, dir, ref, loading }: PlainTextProps) {
  const id = useId()
  return (
    <div className={styles.source}>
      <label htmlFor={id}>{`${label}, Markdown`}</label>
      <textarea
        ref={ref}
        id={id}
        name={name}
        lang={lang}
        dir={dir}
        className={`${inputClass} ${styles.markdown}`}
        defaultValue={markdown}
        spellCheck={false}
      />
      {notes[loading] && (
        <p className={softClass} role="status">
          {notes[loading]}
        </p>
      )}
    </div>
  )
}
