import { Component, type ReactNode } from 'react'
import { reloadOnce } from './chunk-failure.ts'
import { reportScriptError } from './report-script-error.ts'

/** The last boundary, for errors of the document around all pages: the server's document is loaded instead. */
export class ReloadOnError extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    reportScriptError(error)
    reloadOnce()
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <html lang="en">
        <body>
          <a href="/">procreate</a>
        </body>
      </html>
    )
  }
}
