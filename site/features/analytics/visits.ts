import type { Depth, GoalName } from '../../../contract/counts.ts'
import type { Provider } from './provider.ts'

interface Goal {
  readonly name: GoalName
  readonly value?: number
}

/** The body of `countVisit` without the language. */
export interface VisitReport {
  readonly page?: string
  readonly depth?: Depth
  readonly goals?: readonly Goal[]
}

interface VisitOptions {
  readonly provider: Provider
  readonly sendReport: (pathname: string, reported: VisitReport) => void
  readonly hasOptedOut: () => boolean
}

interface Visit {
  readonly pathname: string
  depth: Depth
  reported: boolean
}

/**
 * Tracks one visit at a time. A visit is reported once, when it ends, with its maximum scroll depth; a tab that is shown
 * again continues its visit.
 */
export function createVisits({ provider, sendReport, hasOptedOut }: VisitOptions) {
  let visit: Visit | null = null
  let goals: Goal[] = []

  function leave() {
    if (!visit || hasOptedOut()) return
    const { pathname, depth, reported } = visit
    if (reported && goals.length === 0) return
    if (!reported) provider.call(script => script.trackEvent(`scroll-percent-${depth}`))
    sendReport(pathname, { ...(!reported && { page: pathname, depth }), ...(goals.length > 0 && { goals }) })
    visit.reported = true
    goals = []
  }

  return {
    /** Starts the visit of a page and ends the one before. */
    begin(pathname: string, url: string) {
      if (visit?.pathname === pathname) return
      leave()
      visit = { pathname, depth: 0, reported: false }
      if (!hasOptedOut()) provider.call(script => script.trackPageview({ url }))
    },
    /** Updates the maximum scroll depth. */
    reach(depth: Depth) {
      if (visit && depth > visit.depth) visit.depth = depth
    },
    reportGoal(name: GoalName, value?: number) {
      if (hasOptedOut()) return
      provider.call(script => script.trackEvent(name, value === undefined ? undefined : { _value: value }))
      goals.push({ name, ...(value !== undefined && { value }) })
    },
    leave,
    /** Starts a new visit when the page is restored from the back/forward cache. */
    restart() {
      if (visit) visit = { ...visit, depth: 0, reported: false }
    },
  }
}
