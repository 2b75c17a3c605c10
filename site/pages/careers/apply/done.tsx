import { useEffect } from 'react'
import type { Locale } from '../../../../contract/locale.ts'
import { interpolate } from '../../../../ui/language/format.ts'
import { Phrases } from '../../../../ui/phrases.tsx'
import { uploadListOf } from '../../../features/attachments/upload-list.ts'
import { link } from '../../../language/link.ts'
import type { CareersCopy } from '../copy/en.ts'
import styles from './apply.module.css'
import { draftOf } from './draft-of.ts'
import { Sheet } from './sheet.tsx'

interface DoneProps {
  readonly copy: CareersCopy['position']['form']
  readonly locale: Locale
  readonly slug: string
  readonly title: string
  readonly mail: string
  readonly reference: string
}

/** The application has arrived: its reference, and what comes next. */
export function Done({ copy, locale, slug, title, mail, reference }: DoneProps) {
  const { done } = copy
  useEffect(() => {
    // The file belongs to the application now.
    uploadListOf(draftOf(slug)).clear()
  }, [slug])
  return (
    <Sheet
      title={interpolate(copy.title, { title })}
      above={title}
      heading={<Phrases text={done.heading} />}
      back={{ to: link(locale, '/careers'), label: done.back }}
    >
      <div className={styles.done} role="status">
        <p className={styles.reference}>{interpolate(done.reference, { reference })}</p>
        <p>{done.text}</p>
        <p className={styles.soft}>{interpolate(done.spam, { mail })}</p>
      </div>
    </Sheet>
  )
}
