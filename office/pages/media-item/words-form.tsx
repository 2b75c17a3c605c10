import { useId } from 'react'
import { Form } from 'react-router'
import { languageTagOf } from '../../../contract/locale.ts'
import type { MediaView } from '../../../contract/office/media.ts'
import { Button, Field, inputClass } from '../../features/controls.tsx'
import styles from './media-item.module.css'

interface WordsFormProps {
  readonly words: MediaView['words'][number]
  /** The name of the language. */
  readonly title: string
  readonly path: string
  /** What was typed and refused. */
  readonly typed: { readonly alt: string; readonly credit: string } | null
  readonly mayWrite: boolean
}

/** What a picture shows and whose it is, in one language. */
export function WordsForm({ words, title, path, typed, mayWrite }: WordsFormProps) {
  const id = useId()
  const { language, alt, credit, version } = words
  const lang = languageTagOf(language)
  return (
    <Form method="post" action={path} className={styles.words} aria-labelledby={id}>
      <h3 id={id}>
        {title} {(alt === '' || credit === '') && <span className={styles.lack}>missing</span>}
      </h3>
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="version" value={version} />
      <label htmlFor={`${id}-alt`} className={styles.label}>
        What it shows, in {title}
      </label>
      <textarea
        id={`${id}-alt`}
        name="alt"
        lang={lang}
        rows={2}
        maxLength={1000}
        className={inputClass}
        defaultValue={typed?.alt ?? alt}
        readOnly={!mayWrite}
      />
      <Field
        label={`Credit, in ${title}`}
        name="credit"
        lang={lang}
        maxLength={300}
        defaultValue={typed?.credit ?? credit}
        readOnly={!mayWrite}
      />
      {mayWrite && (
        <Button name="act" value="words">
          Save {title}
        </Button>
      )}
    </Form>
  )
}
