import { type FormEvent, useId, useRef, useState } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { Button, Field } from '../controls.tsx'
import { describePicture } from './describe-picture.ts'
import styles from './editor.module.css'
import { SearchList } from './search-list.tsx'
import { fieldsOf, type LeafKind, titleOfKind } from './segment-fields.ts'
import type { EditorSources } from './sources.ts'

interface SegmentDialogProps {
  readonly kind: LeafKind
  readonly values: Readonly<Record<string, string>>
  readonly findPictures?: EditorSources['findPictures'] | undefined
  readonly onSet: (values: Record<string, string>) => void
  readonly onClosed: () => void
}

/** The fields of a picture, film or slot. */
export function SegmentDialog({ kind, values, findPictures, onSet, onClosed }: SegmentDialogProps) {
  const id = useId()
  const [current, setCurrent] = useState(values)
  const first = useRef<HTMLInputElement>(null)
  const isSearched = kind === 'image' && findPictures !== undefined
  return (
    <Dialog
      labelledBy={id}
      closeLabel="Close"
      firstFocus={first}
      onClosed={onClosed}
      className={styles.dialog}
    >
      {({ close }) => {
        const submit = (event: FormEvent) => {
          event.preventDefault()
          event.stopPropagation()
          onSet(Object.fromEntries(fieldsOf(kind).map(({ name }) => [name, (current[name] ?? '').trim()])))
          close()
        }
        return (
          <form className={styles.form} onSubmit={submit}>
            <h2 id={id}>{titleOfKind(kind)}</h2>
            {isSearched && (
              <SearchList
                label="Search pictures"
                field={first}
                find={findPictures}
                describe={describePicture}
                onChoose={picture => setCurrent({ ...current, picture: picture.id })}
              />
            )}
            {isSearched && (
              <p>
                <a href="/office/media" target="_blank" rel="noopener">
                  Add a picture to the library<span className="visually-hidden"> in a new tab</span>
                </a>
              </p>
            )}
            {fieldsOf(kind).map(({ name, ...field }, at) => (
              <Field
                key={name}
                ref={at === 0 && !isSearched ? first : undefined}
                {...field}
                name={name}
                value={current[name] ?? ''}
                onChange={event => setCurrent({ ...current, [name]: event.target.value })}
              />
            ))}
            <div className={styles.acts}>
              <Button look="main">Set</Button>
            </div>
          </form>
        )
      }}
    </Dialog>
  )
}
