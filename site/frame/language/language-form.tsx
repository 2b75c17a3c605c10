import type { FormEvent, ReactNode } from 'react'
import { isLocale } from '../../../contract/locale.ts'
import type { PagePath } from '../../language/link.ts'
import { useChooseLanguage } from './use-choose-language.ts'

export interface LanguageFormProps {
  readonly page: PagePath
  readonly className?: string | undefined
  readonly children: ReactNode
  /** Called with the form before a button named `hide` is sent. */
  readonly onHide?: () => void
}

/** A language choice that is posted where there are no scripts, and made in place where there are. */
export function LanguageForm({ page, className, children, onHide }: LanguageFormProps) {
  const choose = useChooseLanguage(page)
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent
    const form = new FormData(event.currentTarget, submitter)
    const locale = form.get('locale')
    event.preventDefault()
    if (form.has('hide')) onHide?.()
    else if (isLocale(locale)) choose(locale)
  }
  return (
    <form method="post" action="/preferences" className={className} onSubmit={onSubmit}>
      {children}
    </form>
  )
}
