import { lazy, Suspense, useId, useSyncExternalStore } from 'react'
import { inputClass } from '../controls.tsx'
import styles from './editor.module.css'
import type { TextEditorProps } from './text-editor-props.ts'

/** ProseMirror is fetched where a text is edited, and nowhere else. */
const Surface = lazy(async () => ({ default: (await import('./surface.tsx')).Surface }))

const subscribe = () => () => {}

/** The field of a text: the editor, or without scripts its Markdown. */
export function TextEditor(props: TextEditorProps) {
  const hasScripts = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
  const plain = <PlainText {...props} />
  return hasScripts ? (
    <Suspense fallback={plain}>
      <Surface {...props} />
    </Suspense>
  ) : (
    plain
  )
}

function PlainText({ name, label, markdown, lang, dir }: TextEditorProps) {
  const id = useId()
  return (
    <div className={styles.source}>
      <label htmlFor={id}>{`${label}, Markdown`}</label>
      <textarea
        id={id}
        name={name}
        lang={lang}
        dir={dir}
        className={`${inputClass} ${styles.markdown}`}
        defaultValue={markdown}
        spellCheck={false}
      />
    </div>
  )
}
