import { languageTagOf } from '../../../contract/locale.ts'
import { readPath } from '../../language/link.ts'
import { takeArrival } from './arrival.ts'
import { hasOptedOut } from './opted-out.ts'
import { createProvider } from './provider.ts'
import { createVisits, type VisitReport } from './visits.ts'

/** Sends a beacon, which outlives the page. */
function sendReport(pathname: string, { page, ...reported }: VisitReport): void {
  const { locale, page: here } = readPath(pathname)
  const ofPage = page !== undefined && { page: here, ...takeArrival() }
  const body = { lang: languageTagOf(locale), ...ofPage, ...reported }
  navigator.sendBeacon('/api/admin/counts', new Blob([JSON.stringify(body)], { type: 'application/json' }))
}

/** Whether the browser is not counted: it is automated, or its visitor opts out. */
export const isExcluded = (): boolean => navigator.webdriver || hasOptedOut(navigator)

export const provider = createProvider()

/** The visit tracker of this browser. */
export const visits = createVisits({ provider, sendReport, hasOptedOut: isExcluded })
