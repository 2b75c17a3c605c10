import type { Depth, GoalName } from '../../../contract/counts.ts'
import type { Provider } from './provider.ts'

export interface Goal {
  readonly name: GoalName
  readonly value?: number
}

/** What our own counter is told; the body of `countVisit` but for the language. */
export interface VisitReport {
  readonly page?: string
  readonly depth?: Depth
  readonly goals?: readonly Goal[]
}

export interface VisitOptions {
  readonly provider: Provider
  readonly tellCounter: (pathname: string, told: VisitReport) => void
  readonly hasOptedOut: () => boolean
}

interface Visit {
  readonly pathname: string
  depth: Depth
  told: boolean
}

/**
 * The visit of one page after the other. A visit is reported when it ends, with the deepest point that was reached, and
 * once: whoever comes back to a tab that was told about is still on the same visit.
 */
export function createVisits({ provider, tellCounter, hasOptedOut }: VisitOptions) {
  let visit: Visit | null = null
  let goals: Goal[] = []

  function leave() {
    if (!visit || hasOptedOut()) return
    const { pathname, depth, told } = visit
    if (told && goals.length === 0) return
    if (!told) provider.say(script => script.trackEvent(`scroll-percent-${depth}`))
    tellCounter(pathname, { ...(!told && { page: pathname, depth }), ...(goals.length > 0 && { goals }) })
    visit.told = true
    goals = []
  }

  return {
    /** A page is shown: the one before it is left. */
    begin(pathname: string, url: string) {
      if (visit?.pathname === pathname) return
      leave()
      visit = { pathname, depth: 0, told: false }
      if (!hasOptedOut()) provider.say(script => script.trackPageview({ url }))
    },
    /** The visitor has seen the page down to here. */
    reach(depth: Depth) {
      if (visit && depth > visit.depth) visit.depth = depth
    },
    reportGoal(name: GoalName, value?: number) {
      if (hasOptedOut()) return
      provider.say(script => script.trackEvent(name, value === undefined ? undefined : { _value: value }))
      goals.push({ name, ...(value !== undefined && { value }) })
    },
    leave,
    /** The browser shows a page again that it had put aside: that is a new visit. */
    comeBack() {
      if (visit) visit = { ...visit, depth: 0, told: false }
    },
  }
}
