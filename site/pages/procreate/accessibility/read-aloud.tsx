import { useEffect, useState } from 'react'
import { type Locale, languageTagOf } from '../../../../contract/locale.ts'
import { ActionButton } from '../../../../ui/action.tsx'
import styles from './read-aloud.module.css'

interface ReadAloudProps {
  readonly copy: Readonly<Record<'read' | 'stop' | 'none' | 'failed', string>>
  readonly locale: Locale
  /** The id of the paragraph that is read. */
  readonly textId: string
}

/** Reads a paragraph aloud by speech synthesis; without a voice, a message says so. */
export function ReadAloud({ copy, locale, textId }: ReadAloudProps) {
  const [state, setState] = useState<'silent' | 'speaking' | 'none' | 'failed'>('silent')

  useEffect(() => {
    if (!('speechSynthesis' in window)) {
      setState('none')
      return
    }
    return () => speechSynthesis.cancel()
  }, [])

  function toggle() {
    speechSynthesis.cancel()
    if (state === 'speaking') return setState('silent')
    const speech = new SpeechSynthesisUtterance(document.getElementById(textId)?.textContent ?? '')
    speech.lang = languageTagOf(locale)
    speech.rate = 0.95
    speech.addEventListener('end', () => setState('silent'))
    speech.addEventListener('error', ({ error }) => {
      setState(error === 'canceled' || error === 'interrupted' ? 'silent' : 'failed')
    })
    setState('speaking')
    speechSynthesis.speak(speech)
  }

  return (
    <div className={styles.aloud}>
      {state !== 'none' && (
        <span className={styles.button}>
          <ActionButton quiet onClick={toggle}>
            {state === 'speaking' ? copy.stop : copy.read}
          </ActionButton>
        </span>
      )}
      <p className={styles.silent} role="status">
        {state === 'failed' && copy.failed}
      </p>
      <p className={styles.without} data-shown={state === 'none' || undefined}>
        {copy.none}
      </p>
    </div>
  )
}
