import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { previewParameter } from '../../../contract/preview-address.ts'
import { whenIdle } from '../../../ui/when-idle.ts'
import { sampleVitals } from './arrival.ts'
import { isExcluded, provider, visits } from './own-visits.ts'
import type { ProviderSetting } from './provider.ts'
import { depthOf, readScrollPosition } from './scroll-depth.ts'

/** Reports page views and scroll depth, but not of previews; see docs/decisions/020-measuring.md. */
export function useVisits(setting: ProviderSetting | null): void {
  const { pathname, search } = useLocation()
  const isPreview = new URLSearchParams(search).has(previewParameter)
  useEffect(() => {
    if (isExcluded()) return
    return whenIdle(() => {
      provider.load(setting)
      sampleVitals()
    })
  }, [setting])
  useEffect(() => (isPreview ? undefined : whenShown(() => begin(pathname))), [pathname, isPreview])
  useEffect(watchLeaving, [])
}

function begin(pathname: string) {
  visits.begin(pathname, `${location.origin}${pathname}`)
  look()
}

const look = () => visits.reach(depthOf(readScrollPosition()))

/** Defers to `prerenderingchange` on a prerendered page, which may never be shown. */
function whenShown(run: () => void) {
  if (!('prerendering' in document) || !document.prerendering) return run()
  document.addEventListener('prerenderingchange', run, { once: true })
  return () => document.removeEventListener('prerenderingchange', run)
}

function watchLeaving() {
  const leaving = new AbortController()
  const { signal } = leaving
  const hide = () => document.visibilityState === 'hidden' && visits.leave()
  const show = ({ persisted }: PageTransitionEvent) => {
    if (persisted) visits.restart()
  }
  addEventListener('scroll', look, { passive: true, signal })
  document.addEventListener('visibilitychange', hide, { signal })
  addEventListener('pagehide', visits.leave, { signal })
  addEventListener('pageshow', show, { signal })
  return () => leaving.abort()
}
