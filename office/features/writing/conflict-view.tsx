import { Form, Link } from 'react-router'
import { isLocale, languageTagOf } from '../../../contract/locale.ts'
import type { TextView } from '../../../contract/office/content-text.ts'
import type { PartAddress } from '../content/content-path.ts'
import { Button } from '../controls.tsx'
import { cardClass } from '../screen.tsx'
import { BaseFields } from './base-fields.tsx'
import type { TextConflict } from './perform-act.ts'
import styles from './writing.module.css'

interface ConflictViewProps {
  readonly conflict: TextConflict
  readonly address: PartAddress
  /** The address of the screen. */
  readonly at: string
}

/** What somebody else has saved since. One's own text stays in the fields below. */
export function ConflictView({ conflict, address, at }: ConflictViewProps) {
  const { author, theirs, merged, version, revision } = conflict
  const lang = isLocale(address.part) ? languageTagOf(address.part) : undefined
  return (
    <section className={cardClass} aria-label="Saved since">
      <p>
        {author ?? 'A file'} has saved this text. Yours stays below, as you typed it.{' '}
        {merged
          ? 'The two changes do not touch each other: save both together, or go on from theirs.'
          : 'Both changed the same words: copy what you need of yours, and go on from theirs.'}{' '}
        <Link reloadDocument to={at}>
          Open theirs
        </Link>
      </p>
      <details>
        <summary>{merged ? 'Both together' : 'Theirs'}</summary>
        <Shown text={merged ?? theirs} lang={lang} />
      </details>
      {merged && (
        <Form method="post" action={at}>
          <BaseFields base={{ version, basedOn: revision }} />
          <input type="hidden" name="title" value={merged.title} />
          <input type="hidden" name="description" value={merged.description} />
          {merged.sample && <input type="hidden" name="sample" value="on" />}
          <input type="hidden" name="body" value={merged.markdown} />
          <Button look="main" name="act" value="save-merged">
            Save both together
          </Button>
        </Form>
      )}
    </section>
  )
}

function Shown({ text, lang }: { readonly text: TextView; readonly lang: string | undefined }) {
  return (
    <div lang={lang}>
      <p>
        <strong>{text.title}</strong>
      </p>
      <p>{text.description}</p>
      <pre className={styles.theirs}>{text.markdown}</pre>
    </div>
  )
}
