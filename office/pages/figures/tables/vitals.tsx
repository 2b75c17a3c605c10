import type { Figures, PageVitals } from '../../../../contract/office/figures.ts'
import { languageTitles } from '../../../features/labels.ts'
import { softClass } from '../../../features/screen.tsx'
import type { ChartFrame } from '../chart/chart-figure.tsx'
import styles from '../figures.module.css'
import { numberText, shortDay } from '../format.ts'

interface VitalsProps {
  readonly frame: ChartFrame
  readonly vitals: Figures['vitals']
}

/** Pages after these are in the CSV file: of few visits a value says little. */
const shownPages = 60

type Name = 'lcp' | 'inp' | 'cls'

/** Up to which value a vital is good, and up to which it only needs work. https://web.dev/articles/defining-core-web-vitals-thresholds */
const limits: Readonly<Record<Name, readonly [good: number, work: number]>> = {
  lcp: [2500, 4000],
  inp: [200, 500],
  cls: [0.1, 0.25],
}

const titles: Readonly<Record<Name, string>> = {
  lcp: 'Largest paint (LCP)',
  inp: 'Answer to a press (INP)',
  cls: 'Moving layout (CLS)',
}
const names = Object.keys(titles) as readonly Name[]

const texts: Readonly<Record<Name, (value: number) => string>> = {
  lcp: value => `${(value / 1000).toFixed(1)} s`,
  inp: value => `${numberText(Math.round(value))} ms`,
  cls: value => value.toFixed(2),
}

/** How fast and how steady pages are for real visitors, by page and language. */
export function Vitals({ frame, vitals: { from, error, pages } }: VitalsProps) {
  return (
    <section className={styles.bars} aria-labelledby="vitals">
      <h2 id="vitals">Web vitals</h2>
      <p className={softClass}>
        {`As three of four visits had it or better since ${shortDay(from)}, within ${Math.round(error * 100)}%: measured in one of ten documents, on the page they began with. Good: at most 2.5 s, 200 ms, 0.10; poor: above 4 s, 500 ms, 0.25. With few visits a value says little.`}
      </p>
      {pages.length === 0 ? (
        <p className={softClass}>No visit has been measured in this time.</p>
      ) : (
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard */}
          <section className={styles.wide} aria-label="Web vitals by page" tabIndex={0}>
            <table className={`${styles.table} ${styles.vitals}`}>
              <caption className="visually-hidden">Web vitals by page and language</caption>
              <thead>
                <tr>
                  <th scope="col">Page</th>
                  <th scope="col">Language</th>
                  {names.map(name => (
                    <th key={name} scope="col">
                      {titles[name]}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {pages.slice(0, shownPages).map(page => (
                  <tr key={`${page.name} ${page.locale}`}>
                    <th scope="row">{pageTitle(page.name)}</th>
                    <td>{languageTitles[page.locale]}</td>
                    {names.map(name => (
                      <Vital key={name} {...{ name, vital: page[name] }} />
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
          {pages.length > shownPages && (
            <p className={softClass}>
              {`Those measured most often; ${numberText(pages.length - shownPages)} more are in the CSV file.`}
            </p>
          )}
          <p>
            <a href={frame.csvPath('web-vitals')} download>
              CSV<span className="visually-hidden"> of web vitals</span>
            </a>
          </p>
        </>
      )}
    </section>
  )
}

function Vital({ name, vital }: { readonly name: Name; readonly vital: PageVitals[Name] }) {
  if (vital === null) return <td>–</td>
  const rating = ratingOf(name, vital.value)
  return (
    <td data-rating={rating}>
      {texts[name](vital.value)}
      <span className={styles.rating}>{`${rating} · ${numberText(vital.times)} ×`}</span>
    </td>
  )
}

/** The steps that values are shown in, and rated by. */
const steps: Readonly<Record<Name, number>> = { lcp: 100, inp: 1, cls: 0.01 }

function ratingOf(name: Name, value: number): 'good' | 'needs work' | 'poor' {
  const shown = Math.round(value / steps[name])
  const [good, work] = limits[name].map(limit => Math.round(limit / steps[name]))
  if (shown <= Number(good)) return 'good'
  return shown <= Number(work) ? 'needs work' : 'poor'
}

const groups: Readonly<Record<string, string>> = {
  '/insight/*': '/insight, by year',
  '/insight/*/*': '/insight, every article',
  '/press/releases/*': '/press/releases, every release',
  '/careers/*': '/careers, every position',
}

const pageTitle = (name: string) => groups[name] ?? name.replace(/\/\*$/, ', every page')
