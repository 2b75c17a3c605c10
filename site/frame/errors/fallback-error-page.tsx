import { Component, type ReactNode } from 'react'
import type { Locale } from '../../../contract/locale.ts'
import { link } from '../../language/link.ts'
import type { FrameCopy } from '../copy/en.ts'
import { reportScriptError } from './report-script-error.ts'

interface FallbackErrorPageProps {
  readonly copy: FrameCopy['errors']['fallbackErrorPage']
  readonly locale: Locale
  readonly children: ReactNode
}

/**
 * The fallback of an error page that throws in the browser, without any dependency; the server's is
 * server/pages/fallback-error-page.ts. Error boundaries are classes in React.
 */
export class FallbackErrorPage extends Component<FallbackErrorPageProps, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    reportScriptError(error)
  }

  override render() {
    const { copy, locale, children } = this.props
    if (!this.state.failed) return children
    return (
      <main>
        <title>{copy.sentence}</title>
        <h1>{copy.sentence}</h1>
        <p>
          <a href={link(locale, '/')}>{copy.home}</a>
        </p>
      </main>
    )
  }
}
