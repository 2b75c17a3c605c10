import type { Page } from 'playwright-core'

/** Collects, while the page is open, errors in its console and requests that failed or went to someone else. */
export function findTroubles(page: Page, origin: string): string[] {
  const troubles: string[] = []
  const isDocument = (address: string) => address === page.url()

  page.on('pageerror', error => troubles.push(`error: ${error.message}`))
  page.on('console', message => {
    // The browser reports the status of an error page as an error.
    const isOwnStatus = isDocument(message.location().url) && message.text().includes('status of 404')
    if (message.type() === 'error' && !isOwnStatus) troubles.push(`console: ${message.text()}`)
  })
  page.on('requestfailed', request => {
    troubles.push(`failed: ${request.url()} ${request.failure()?.errorText}`)
  })
  page.on('request', request => {
    const { protocol } = new URL(request.url())
    if (protocol.startsWith('http') && !request.url().startsWith(`${origin}/`)) {
      troubles.push(`elsewhere: ${request.url()}`)
    }
  })
  page.on('response', response => {
    const isMain = response.request().isNavigationRequest()
    if (response.status() >= 400 && !isMain) troubles.push(`${response.status()}: ${response.url()}`)
  })
  return troubles
}
