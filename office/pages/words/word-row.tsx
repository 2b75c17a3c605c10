import { Form } from 'react-router'
import { languageTagOf } from '../../../contract/locale.ts'
import type { WordView } from '../../../contract/office/words.ts'
import { Button } from '../../features/controls.tsx'
import { Disclosure } from '../../features/disclosure.tsx'
import { softClass } from '../../features/screen.tsx'
import type { WordOutcome } from './change-words.ts'
import { WordForm } from './word-form.tsx'
import styles from './words.module.css'

interface WordRowProps {
  readonly word: WordView
  readonly mayChange: boolean
  /** What was refused of this row. */
  readonly outcome: WordOutcome | null
}

/** A row of the house's words. */
export function WordRow({ word, mayChange, outcome }: WordRowProps) {
  const { id, en, cn, jp, note, is_changed } = word
  return (
    <li className={styles.row}>
      <p className={styles.words}>
        <b>{en}</b>
        <span lang={languageTagOf('cn')}>{cn}</span>
        <span lang={languageTagOf('jp')}>{jp}</span>
      </p>
      {(note !== '' || is_changed) && (
        <p className={softClass}>{[note, is_changed ? 'Changed here' : ''].filter(Boolean).join(' · ')}</p>
      )}
      {mayChange && (
        <Disclosure
          label={
            <>
              Change<span className="visually-hidden"> {en}</span>
            </>
          }
          isOpen={outcome !== null}
        >
          <WordForm label={`Change ${en}`} word={outcome ?? word} fault={outcome?.fault} />
          <Form method="post" action="/site/words">
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="en" value={en} />
            <Button name="act" value="remove" aria-label={`Remove ${en}`}>
              Remove
            </Button>
          </Form>
        </Disclosure>
      )}
    </li>
  )
}
