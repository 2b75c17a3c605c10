import { useId, useState } from 'react'
import type { WrittenSegment } from '../../../contract/document.ts'
import { Button, Fault, inputClass } from '../controls.tsx'
import styles from './editor.module.css'
import type { EditorSources } from './sources.ts'

interface SourceViewProps {
  readonly name: string
  readonly label: string
  readonly lang: string
  readonly dir: string
  readonly markdown: string
  readonly readMarkdown: EditorSources['readMarkdown']
  readonly onLeave: (segments: readonly WrittenSegment[]) => void
}

/** The text as Markdown. It is left only with a text that can be read. */
export function SourceView({ markdown, readMarkdown, onLeave, label, ...field }: SourceViewProps) {
  const id = useId()
  const [text, setText] = useState(markdown)
  const [fault, setFault] = useState<string | null>(null)
  async function leave() {
    try {
      const read = await readMarkdown(text)
      if ('segments' in read) onLeave(read.segments)
      else setFault(`Line ${read.fault.line}: ${read.fault.message}.`)
    } catch {
      setFault('The text couldn’t be checked. Try again in a moment.')
    }
  }
  return (
    <div className={styles.source}>
      <div className={styles.acts}>
        <label htmlFor={id}>{`${label}, Markdown`}</label>
        <Button type="button" onClick={() => void leave()}>
          Back to the text
        </Button>
      </div>
      {fault !== null && <Fault>{fault}</Fault>}
      <textarea
        {...field}
        id={id}
        className={`${inputClass} ${styles.markdown}`}
        value={text}
        spellCheck={false}
        // biome-ignore lint/a11y/noAutofocus: the view takes the place of the one with the focus
        autoFocus
        onChange={event => setText(event.target.value)}
      />
    </div>
  )
}
