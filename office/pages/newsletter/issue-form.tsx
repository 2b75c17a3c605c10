import { useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { everyLocale } from '../../../contract/locale.ts'
import { newsletterTags } from '../../../contract/newsletter-tags.ts'
import type { IssueConflict, IssueFields } from '../../../contract/office/newsletter.ts'
import { Button } from '../../features/controls.tsx'
import { KeptLine } from '../../features/kept-line.tsx'
import { tagTitles } from '../../features/newsletter/issue-titles.ts'
import { softClass } from '../../features/screen.tsx'
import { useAnswer } from '../../features/use-answer.ts'
import { useKeptCopy } from '../../features/use-kept-copy.ts'
import styles from './issue.module.css'
import { LanguageColumn } from './language-column.tsx'

interface IssueFormProps {
  readonly id: string
  readonly version: number
  readonly fields: IssueFields
  readonly conflict: IssueConflict | null
  /** When the copy that is shown was kept; null: what was saved is shown. */
  readonly copiedAt: string | null
  readonly localKey: string
  readonly now: string
  /** Whether saving takes an approval away. */
  readonly isDecided: boolean
}

/** The texts of an issue, a column for each language. What is typed is kept while it is typed. */
export function IssueForm(props: IssueFormProps) {
  const { id, version, conflict, copiedAt, localKey, now, isDecided } = props
  // What somebody else saves meanwhile does not write into the fields.
  const [fields] = useState(props.fields)
  const form = useRef<HTMLFormElement>(null)
  const read = () => form.current && fieldsOf(form.current)
  const kept = useKeptCopy({
    path: `/office/newsletter/${id}/copy`,
    ...{ localKey, name: 'Copy', subject: 'the issue', read, at: copiedAt, now },
  })
  useAnswer(kept.saved)
  // An answer may put other words into the fields.
  const isSaving = useNavigation().formData?.get('act') === 'save'
  return (
    <Form
      ref={form}
      method="post"
      action={`/newsletter/${id}`}
      className={styles.form}
      onInput={kept.changed}
      onSubmit={kept.saving}
    >
      <input type="hidden" name="version" value={version} />
      <div className={styles.columns}>
        {everyLocale.map(locale => (
          <LanguageColumn
            key={locale}
            {...{ locale, conflict }}
            text={fields.texts[locale]}
            isInEnglish={fields.in_english.includes(locale)}
            isReadOnly={isSaving}
          />
        ))}
      </div>
      <p className={softClass}>
        <code>## heading</code> · <code>- list</code> · <code>&gt; quote</code> · <code>*italic*</code> ·{' '}
        <code>**bold**</code> · <code>[words](page:/press)</code> or <code>https://…</code>. A link alone in
        its paragraph is a button. Mails have no pictures.
      </p>
      <fieldset className={styles.tags}>
        <legend>Who gets it</legend>
        <p className={softClass}>
          Readers of these topics, and those who chose none. None checked: everybody.
          {conflict?.both.includes('tags') && ' Both of you changed this.'}
        </p>
        {newsletterTags.map(tag => (
          <label key={tag}>
            <input type="checkbox" name="tags" value={tag} defaultChecked={fields.tags.includes(tag)} />{' '}
            {tagTitles[tag]}
          </label>
        ))}
      </fieldset>
      <div className={styles.save}>
        <Button look="main" name="act" value="save">
          Save
        </Button>
        {isDecided && <span className={softClass}>Saving a change takes the approval away.</span>}
        <p className={styles.kept} role={kept.isFailed ? 'alert' : undefined}>
          <KeptLine {...kept.line} />
        </p>
      </div>
    </Form>
  )
}

function fieldsOf(form: HTMLFormElement): Record<string, string | string[]> {
  const sent = new FormData(form)
  return Object.fromEntries([...new Set(sent.keys())].map(name => [name, sent.getAll(name).map(String)]))
}
