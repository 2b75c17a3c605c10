import { Form } from 'react-router'
import type { CrawlView } from '../../../contract/office/care.ts'
import { Button } from '../../features/controls.tsx'
import { count } from '../../features/count.ts'
import { Time } from '../../features/time.tsx'
import styles from './care.module.css'

interface CrawlStateProps {
  readonly crawl: CrawlView
  readonly now: string
  readonly zone: string
}

/** When the site was crawled last, how long it took and what it read; and the buttons of those who may. */
export function CrawlState({ crawl, now, zone }: CrawlStateProps) {
  const { mode, is_running: isRunning, may_change: mayChange } = crawl
  return (
    <div className={styles.crawl}>
      <p>
        <Sentence crawl={crawl} now={now} zone={zone} />
        {mode === 'own' && ' Links to other sites are not asked for.'}
      </p>
      {mayChange && mode !== 'off' && (
        <Form method="post" action="/care" preventScrollReset>
          <Button name="act" value={isRunning ? 'stop' : 'crawl'}>
            {isRunning ? 'Stop it' : 'Crawl now'}
          </Button>
        </Form>
      )}
    </div>
  )
}

function Sentence({ crawl, now, zone }: CrawlStateProps) {
  const { mode, is_running: isRunning, pages, links, began_at, ended_at, fault } = crawl
  if (mode === 'off') return 'The crawl of the site is switched off on this installation.'
  if (began_at === null) return 'The site has not been crawled yet: it begins at 3 at night in Hobart.'
  const read = `${count(pages, 'page')}, ${count(links, 'link to another site', 'links to other sites')}`
  if (isRunning || ended_at === null)
    return (
      <>
        The site is being crawled, since <Time at={began_at} {...{ now, zone }} />: {read} so far.
      </>
    )
  return (
    <>
      The site was crawled <Time at={ended_at} {...{ now, zone }} />: {read}, in{' '}
      {lengthOf(began_at, ended_at)}.{fault !== null && ` It ended early. ${fault}`}
    </>
  )
}

function lengthOf(began: string, ended: string): string {
  const seconds = Math.round((Date.parse(ended) - Date.parse(began)) / 1000)
  return seconds < 100 ? count(seconds, 'second') : count(Math.round(seconds / 60), 'minute')
}
