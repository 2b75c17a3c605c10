import type { ReactNode } from 'react'
import type { Locale } from '../../../../contract/locale.ts'
import { formatNumber, interpolate, plural } from '../../../../ui/language/format.ts'
import { formatBytes } from '../../../../ui/language/format-bytes.ts'
import type { KeptHandbook, KeptPage } from '../../../kept/questions.ts'
import type { KeepCopy } from './copy/en.ts'
import styles from './keep.module.css'
import { KeepRow } from './keep-row.tsx'
import { keepHandbook, remove, resumeHandbook, stop, useKept } from './kept-store.ts'
import type { Plan } from './plan.ts'

interface HandbookRowProps {
  readonly copy: KeepCopy['control']
  readonly locale: Locale
  readonly name: string
  readonly start: string
  readonly plan: Plan | null | undefined
}

/** The whole handbook: what it takes, how far it is, and what can be done with it. */
export function HandbookRow({ copy, locale, name, start, plan }: HandbookRowProps) {
  const { list, job } = useKept()
  const handbook = list?.handbooks.find(each => each.start === start)
  const title = interpolate(copy.handbook, { name })
  if (handbook)
    return <KeptHandbookRow {...{ copy, locale, handbook }} name={title} kept={list?.pages ?? []} />
  const pages = plural(copy.pages, plan?.pages.length ?? 0, locale)
  const size = plan && interpolate(copy.about, { pages, size: formatBytes(roundBytes(plan.bytes), locale) })
  return (
    <KeepRow
      name={title}
      detail={size ?? (plan === null ? copy.unknown : copy.waiting)}
      actions={plan && !job ? [{ label: copy.keep, act: () => keepHandbook(plan) }] : []}
    />
  )
}

/** An estimate is told in half megabytes. */
const roundBytes = (bytes: number) => Math.max(1, Math.round(bytes / 500_000)) * 500_000

interface KeptHandbookRowProps extends Pick<HandbookRowProps, 'copy' | 'locale'> {
  readonly name: ReactNode
  readonly handbook: KeptHandbook
  readonly kept: readonly KeptPage[]
  readonly children?: ReactNode
}

/** A handbook that is kept, in part, or being kept. */
export function KeptHandbookRow({ copy, locale, name, handbook, kept, children }: KeptHandbookRowProps) {
  const { job } = useKept()
  const isAtWork = job?.start === handbook.start
  const own = pagesOf(handbook, kept)
  const total = handbook.pages.length
  const size = formatBytes(
    own.reduce((sum, { bytes }) => sum + bytes, 0),
    locale,
  )
  const partly = (done: number) =>
    interpolate(copy.partly, { done: formatNumber(done, locale), total: formatNumber(total, locale) })
  const whole = interpolate(copy.keptWhole, { pages: plural(copy.pages, total, locale), size })
  const isWhole = own.length === total
  const rest = { label: copy.rest, act: () => resumeHandbook(handbook), busy: copy.keeping }
  const removing = { label: copy.remove, act: () => remove([], [handbook]) }
  if (isAtWork)
    return (
      <KeepRow name={name} detail={partly(job.done)} actions={[{ label: copy.stop, act: stop }]}>
        <Progress copy={copy} {...job} partly={partly} />
      </KeepRow>
    )
  return (
    <KeepRow
      name={name}
      detail={isWhole ? whole : interpolate(copy.some, { partly: partly(own.length), size })}
      actions={isWhole ? [removing] : [rest, removing]}
    >
      {children}
    </KeepRow>
  )
}

interface ProgressProps extends Pick<HandbookRowProps, 'copy'> {
  readonly done: number
  readonly total: number
  readonly partly: (done: number) => string
}

/** A screen reader is told at each quarter, not at each page. */
function Progress({ copy, done, total, partly }: ProgressProps) {
  const quarter = Math.floor((4 * done) / total)
  return (
    <>
      <progress className={styles.progress} max={total} value={done} aria-label={copy.keeping} />
      <span className="visually-hidden" role="status">
        {quarter > 0 ? partly(Math.ceil((quarter * total) / 4)) : copy.keeping}
      </span>
    </>
  )
}

/** The pages of a handbook that are there. */
export function pagesOf(handbook: KeptHandbook, kept: readonly KeptPage[]): KeptPage[] {
  const paths = new Set(handbook.pages.map(({ path }) => path))
  return kept.filter(({ path }) => paths.has(path))
}
