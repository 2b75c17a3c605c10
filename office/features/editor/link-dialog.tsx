import { type FormEvent, useId, useRef, useState } from 'react'
import { isLinkTarget } from '../../../contract/link-target.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Button, Fault, Field } from '../controls.tsx'
import styles from './editor.module.css'
import { SearchList } from './search-list.tsx'
import type { EditorSources, FoundPage } from './sources.ts'

interface LinkDialogProps {
  /** The address of the link at the caret. */
  readonly to: string | null
  /** Whether words are selected, which the link is put on. */
  readonly hasWords: boolean
  readonly findPages: EditorSources['findPages']
  /** Null takes the link away. */
  readonly onSet: (to: string | null, text: string) => void
  readonly onClosed: () => void
}

const describePage = ({ to, title }: FoundPage) => ({ id: to, title })

/** Where a link leads: one of our pages, found by its words, or an address. */
export function LinkDialog({ to, hasWords, findPages, onSet, onClosed }: LinkDialogProps) {
  const id = useId()
  const [address, setAddress] = useState(to ?? '')
  const [text, setText] = useState('')
  const [isWrong, setWrong] = useState(false)
  const search = useRef<HTMLInputElement>(null)
  return (
    <Dialog
      labelledBy={id}
      closeLabel="Close"
      firstFocus={search}
      onClosed={onClosed}
      className={styles.dialog}
    >
      {({ close }) => {
        const submit = (event: FormEvent) => {
          event.preventDefault()
          event.stopPropagation()
          const target = address.trim()
          if (!isLinkTarget(target)) return setWrong(true)
          onSet(target, text)
          close()
        }
        return (
          <form className={styles.form} onSubmit={submit}>
            <h2 id={id}>Link</h2>
            <SearchList
              label="Search our pages"
              field={search}
              find={findPages}
              describe={describePage}
              onChoose={page => {
                setAddress(page.to)
                if (text === '') setText(page.title)
              }}
            />
            <Field
              label="Address"
              value={address}
              onChange={event => setAddress(event.target.value)}
              help="page:/press, handbook:layers/masks, https://… or #anchor"
            />
            {!hasWords && to === null && (
              <Field label="Words" value={text} onChange={event => setText(event.target.value)} />
            )}
            {isWrong && <Fault>Begin the address with page:/, handbook:, https:// or #.</Fault>}
            <div className={styles.acts}>
              <Button look="main">Set link</Button>
              {to !== null && (
                <Button
                  type="button"
                  onClick={() => {
                    onSet(null, '')
                    close()
                  }}
                >
                  Remove link
                </Button>
              )}
            </div>
          </form>
        )
      }}
    </Dialog>
  )
}
