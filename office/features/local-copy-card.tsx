import { useState } from 'react'
import { postJson } from '../request/post-json.ts'
import { Button, Fault } from './controls.tsx'
import { type CopyPlaces, dropLocal, type LocalCopy } from './local-copy.ts'
import { actsClass, cardClass } from './screen.tsx'

export interface LocalCopyCardProps extends CopyPlaces {
  readonly copy: LocalCopy
  /** Where the fields begin with the copy of the server. */
  readonly onward: string
  readonly onGone: () => void
}

/** Sends what was typed in this browser to the server's copy, or discards it. */
export function LocalCopyCard({ copy, localKey, path, onward, onGone }: LocalCopyCardProps) {
  const [isFailed, setFailed] = useState(false)
  const send = async () => {
    try {
      await postJson(path, copy.fields)
      dropLocal(localKey)
      location.assign(onward)
    } catch (error) {
      console.warn(String(error))
      setFailed(true)
    }
  }
  const discard = () => {
    dropLocal(localKey)
    onGone()
  }
  return (
    <section className={cardClass} aria-label="Typed in this browser">
      <p>
        {`You typed this here on ${new Date(copy.at).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })}, and the office did not get it.`}
      </p>
      {isFailed && <Fault>The office did not take it. It is still in this browser: try again.</Fault>}
      <div className={actsClass}>
        <Button type="button" look="main" onClick={() => void send()}>
          Go on with what was typed
        </Button>
        <Button type="button" onClick={discard}>
          Discard what was typed
        </Button>
      </div>
    </section>
  )
}
