import { useEffect } from 'react'
import type { Locale } from '../../../../contract/locale.ts'
import { interpolate } from '../../../../ui/language/format.ts'
import { Phrases, unbroken } from '../../../../ui/phrases.tsx'
import { uploadListOf } from '../../../features/attachments/upload-list.ts'
import type { ShowCopy } from './copy/en.ts'
import { draft } from './picture-limits.ts'
import { Sheet } from './sheet.tsx'
import styles from './show.module.css'

interface DoneProps {
  readonly copy: ShowCopy
  readonly locale: Locale
  readonly reference: string
}

/** The picture has arrived: its reference, and what comes next. */
export function Done({ copy, locale, reference }: DoneProps) {
  useEffect(() => {
    // The file belongs to the request now.
    uploadListOf(draft).clear()
  }, [])
  const { heading, text } = copy.done
  return (
    <Sheet title={unbroken(heading)} {...{ copy, locale }} heading={<Phrases text={heading} />}>
      <div className={styles.done} role="status">
        <p className={styles.reference}>{interpolate(copy.done.reference, { reference })}</p>
        <p>{text}</p>
      </div>
    </Sheet>
  )
}
