import { useEffect, useRef, useState } from 'react'
import type { Locale } from '../../../../../contract/locale.ts'
import type { StoredFile } from '../../../../../contract/office/request-view.ts'
import { Button, inputClass } from '../../../../features/controls.tsx'
import { languageTitles } from '../../../../features/labels.ts'
import { pathOfRequest } from '../../../../features/request-path.ts'
import { EndpointError, postJson } from '../../../../request/post-json.ts'
import { announceEnd } from '../../../../request/session-ended.ts'
import styles from './composer.module.css'

interface SavedRepliesProps {
  readonly reference: string
  /** The sender's language. */
  readonly locale: Locale
  readonly replies: readonly {
    readonly id: string
    readonly name: string
    readonly languages: readonly string[]
  }[]
  readonly onText: (text: string, uploads: readonly StoredFile[]) => void
}

interface Answer {
  readonly text: string | null
  readonly locale: Locale | null
  readonly uploads: readonly StoredFile[]
}

/** Inserts a saved reply in the sender's language; says before it if that is missing. Without scripts it goes into the draft. */
export function SavedReplies({ reference, locale, replies, onText }: SavedRepliesProps) {
  const [isHere, setHere] = useState(false)
  const [chosen, setChosen] = useState('')
  const [sentence, setSentence] = useState('')
  const isByPointer = useRef(false)
  useEffect(() => setHere(true), [])
  if (replies.length === 0) return null

  async function use(id: string) {
    setChosen('')
    if (id === '') return
    try {
      const path = `/office${pathOfRequest(reference)}/saved-reply`
      const answer = await postJson<Answer>(path, { id })
      onText(answer.text ?? '', answer.uploads)
      const isOther = answer.locale !== null && answer.locale !== locale
      setSentence(isOther && answer.locale ? `In ${languageTitles[answer.locale]}: translate it first.` : '')
    } catch (error) {
      if (error instanceof EndpointError && error.status === 401) announceEnd(error.sentAt)
      setSentence('The saved reply could not be had.')
    }
  }

  return (
    <>
      <select
        id="saved-reply"
        name="saved"
        aria-label="Insert a saved reply"
        className={`${inputClass} ${styles.saved}`}
        value={chosen}
        onPointerDown={() => {
          isByPointer.current = true
        }}
        // Arrows and letters go through the list: Enter inserts.
        onKeyDown={event => {
          isByPointer.current = false
          if (event.key !== 'Enter' || chosen === '') return
          event.preventDefault()
          void use(chosen)
        }}
        onChange={({ currentTarget: { value } }) => {
          if (isByPointer.current) return void use(value)
          setChosen(value)
          setSentence(value === '' ? '' : 'Enter inserts it.')
        }}
      >
        <option value="">Saved reply …</option>
        {replies.map(({ id, name, languages }) => (
          <option key={id} value={id}>
            {languages.includes(locale) ? name : `${name} (not in ${languageTitles[locale]})`}
          </option>
        ))}
      </select>
      {!isHere && (
        <Button name="insert" value="1">
          Insert
        </Button>
      )}
      <span role="status" className={styles.hint}>
        {sentence}
      </span>
    </>
  )
}
