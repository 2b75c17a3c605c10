import { everyLocale } from '../../../../contract/locale.ts'
import type { Figures } from '../../../../contract/office/figures.ts'
import { languageTitles } from '../../../features/labels.ts'
import type { ChartFrame } from '../chart/chart-figure.tsx'
import styles from '../figures.module.css'
import { numberText } from '../format.ts'
import { BarTable } from './bar-table.tsx'

interface CountedTablesProps {
  readonly frame: ChartFrame
  readonly figures: Figures
}

const byLanguage = everyLocale.map(locale => languageTitles[locale])

/** Pages, the sites that visitors came from, languages and goals, most often first. */
export function CountedTables({ frame, figures }: CountedTablesProps) {
  const { pages, page_count, referrers, languages, goals } = figures
  const { csvPath } = frame
  const beforeText = (before: number | null) => (before === null ? '–' : numberText(before))
  return (
    <div className={styles.pair}>
      <BarTable
        title="Pages"
        none="No page has been read in this time."
        csv={csvPath('pages')}
        columns={['Page', 'Times', 'Before', 'Read', ...byLanguage]}
        rows={pages.map(({ name, times, before, depth, byLocale }) => ({
          ...{ name, times },
          cells: [
            beforeText(before),
            `${depth}%`,
            ...everyLocale.map(locale => numberText(byLocale[locale] ?? 0)),
          ],
        }))}
        more={page_count - pages.length}
      />
      <BarTable
        title="Where visits came from"
        none="No visit has been counted in this time."
        csv={csvPath('sites')}
        columns={['Site', 'Times', 'Before']}
        rows={referrers.map(({ name, times, before }) => ({
          ...{ name: siteTitles[name] ?? name, times, cells: [beforeText(before)] },
        }))}
      />
      <BarTable
        title="Languages"
        none="No page has been read in this time."
        csv={csvPath('languages')}
        columns={['Language', 'Pages', 'Before', 'Read']}
        rows={languages
          .filter(({ times }) => times > 0)
          .map(({ locale, times, before, depth }) => ({
            ...{ name: languageTitles[locale], times, cells: [beforeText(before), `${depth}%`] },
          }))}
      />
      <BarTable
        title="Goals"
        none="No goal has been reached in this time."
        csv={csvPath('goals')}
        columns={['Goal', 'Times', 'Before', 'Value', ...byLanguage]}
        rows={goals.map(({ name, times, before, total, byLocale }) => ({
          name: goalTitles[name] ?? name,
          times,
          cells: [
            ...[beforeText(before), numberText(total)],
            ...everyLocale.map(locale => numberText(byLocale[locale] ?? 0)),
          ],
        }))}
      />
    </div>
  )
}

const siteTitles: Readonly<Record<string, string>> = {
  direct: 'None: typed, kept, or not told',
  others: 'Other sites',
}

const goalTitles: Readonly<Record<string, string>> = {
  '404': 'An address that leads nowhere',
  registered: 'Account registered',
  newsletter: 'Newsletter form sent',
  'beta-application': 'Beta application sent',
  'support-request': 'Support request sent',
  'media-list': 'Media list form sent',
  'permission-request': 'Permission request sent',
}
