import { type FormEvent, useId, useState } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { Button, Field } from '../controls.tsx'
import styles from './editor.module.css'
import { SearchList } from './search-list.tsx'
import { fieldsOf, type LeafKind, titleOfKind } from './segment-fields.ts'
import type { EditorSources, FoundPicture } from './sources.ts'

interface SegmentDialogProps {
  readonly kind: LeafKind
  readonly values: Readonly<Record<string, string>>
  readonly findPictures?: EditorSources['findPictures'] | undefined
  readonly onSet: (values: Record<string, string>) => void
  readonly onClosed: () => void
}

const describePicture = ({ id, title, thumbnail, isMaking = false }: FoundPicture) => ({
  ...{ id, title, thumbnail },
  wait: isMaking ? 'Its sizes are being made.' : undefined,
})

/** The fields of a picture, film or slot. */
export function SegmentDialog({ kind, values, findPictures, onSet, onClosed }: SegmentDialogProps) {
  const id = useId()
  const [current, setCurrent] = useState(values)
  return (
    <Dialog labelledBy={id} closeLabel="Close" onClosed={onClosed} className={styles.dialog}>
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
            {kind === 'image' && findPictures && (
              <SearchList
                label="Search the library"
                find={findPictures}
                describe={describePicture}
                onChoose={picture => setCurrent({ ...current, picture: picture.id })}
              />
            )}
            {fieldsOf(kind).map(({ name, ...field }) => (
              <Field
                key={name}
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
