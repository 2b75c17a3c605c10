import { Form, Link } from 'react-router'
import { languageTagOf } from '../../../contract/locale.ts'
import type { SiteFault, SitePage } from '../../../contract/office/site-faults.ts'
import { pathOfScreen } from '../../features/content/content-path.ts'
import { partTitles } from '../../features/content/part-titles.ts'
import { Button, Field } from '../../features/controls.tsx'
import { Disclosure } from '../../features/disclosure.tsx'
import { actsClass } from '../../features/screen.tsx'
import { Time } from '../../features/time.tsx'
import styles from './links.module.css'
import { siteFaultTitles } from './site-fault-titles.ts'

interface SiteFaultRowProps {
  readonly fault: SiteFault
  readonly mayChange: boolean
  /** The query of the list. */
  readonly back: string
  readonly now: string
  readonly zone: string
}

/** A finding of the crawl with the pages that have it, and what can be done. */
export function SiteFaultRow({ fault, mayChange, back, now, zone }: SiteFaultRowProps) {
  const { kind, target, advice, since, pages, total, alone, is_asked: isAsked } = fault
  const isOfPage = kind === 'status' || kind === 'title' || kind === 'description'
  return (
    <li className={styles.found}>
      <p className={styles.what}>
        <b>{siteFaultTitles[kind]}</b>{' '}
        {isOfPage ? (
          <a href={target}>{target}</a>
        ) : (
          // Nobody is led to an address that a text of ours names: it may be anything by now.
          <q>{target}</q>
        )}{' '}
        <span>{advice}</span>
      </p>
      <ul className={styles.pages}>
        {pages.map(page => (
          <li key={page.path}>
            <PageLink page={page} />
          </li>
        ))}
        {total > pages.length && (
          <li className={styles.soft}>and {(total - pages.length).toLocaleString('en-US')} more pages</li>
        )}
      </ul>
      <p className={styles.soft}>
        Since <Time at={since} {...{ now, zone }} />
        {alone !== null && (
          <>
            {' '}
            · left alone {alone.by !== null && `by ${alone.by} `}
            <Time at={alone.at} {...{ now, zone }} />: “{alone.why}”
          </>
        )}
      </p>
      {mayChange && (
        <div className={actsClass}>
          <Form method="post" action={`/site/links?${back}`} preventScrollReset>
            <Named fault={fault} back={back} />
            {isAsked ? (
              <span className={styles.soft}>Is looked at again…</span>
            ) : (
              <Button name="act" value="check" aria-label={`Check again: ${target}`}>
                Check again
              </Button>
            )}
            {alone !== null && (
              <Button name="act" value="again" aria-label={`Look after it again: ${target}`}>
                Look after it again
              </Button>
            )}
          </Form>
          {alone === null && (
            <Disclosure label="Leave alone…">
              <Form method="post" action={`/site/links?${back}`} preventScrollReset className={styles.leave}>
                <Named fault={fault} back={back} />
                <Field label="Why" name="why" required maxLength={300} />
                <Button name="act" value="leave">
                  Leave it alone
                </Button>
              </Form>
            </Disclosure>
          )}
        </div>
      )}
    </li>
  )
}

function Named({ fault: { kind, target }, back }: Pick<SiteFaultRowProps, 'fault' | 'back'>) {
  return (
    <>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="target" value={target} />
      <input type="hidden" name="back" value={back} />
    </>
  )
}

/** The text of a page, at the segment that has it; otherwise the page itself. */
function PageLink({ page: { path, text } }: { readonly page: SitePage }) {
  if (text === null) return <a href={path}>{path}</a>
  const { kind, language, at, title, may_write: mayWrite } = text
  const screen = language === 'en' ? 'write' : 'translate'
  const to = pathOfScreen(screen, { kind, path: text.path, part: language })
  const place = at === null ? '' : `, segment ${at + 1}`
  return (
    <>
      <Link
        to={at === null ? to : `${to}?segment=${at + 1}`}
        aria-label={`${mayWrite ? 'Mend' : 'See'} ${title}, ${partTitles[language]}${place}`}
      >
        <span lang={languageTagOf(language)}>{title}</span>
      </Link>{' '}
      <span className={styles.soft}>
        {partTitles[language]}
        {place} · <a href={path}>{path}</a>
      </span>
    </>
  )
}
