import { Component, type ReactNode } from 'react'
import type { Locale } from '../../../contract/locale.ts'
import { link } from '../../language/link.ts'
import type { FrameCopy } from '../copy/shape.ts'
import { reportScriptError } from './report-script-error.ts'

export interface FallbackErrorPageProps {
  readonly copy: FrameCopy['errors']['fallbackErrorPage']
  readonly locale: Locale
  readonly children: ReactNode
}

/**
 * Stands in for an error page that fails in the browser, with nothing in it that could fail; on the server the same
 * words are server/pages/fallback-error-page.ts. A class, because React has no other way to catch.
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
