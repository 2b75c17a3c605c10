import type { FormEvent, ReactNode } from 'react'
import { isLocale } from '../../../contract/locale.ts'
import type { PagePath } from '../../language/link.ts'
import { useChooseLanguage } from './use-choose-language.ts'

interface LanguageFormProps {
  readonly page: PagePath
  readonly className?: string | undefined
  readonly children: ReactNode
  /** Called before a button named `hide` submits. */
  readonly onHide?: () => void
}

/** A language choice: a form post without scripts, a client-side navigation with them. */
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
