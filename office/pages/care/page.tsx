import { useRef } from 'react'
import { data, Form, Link, redirect, useOutletContext } from 'react-router'
import { isLocale } from '../../../contract/locale.ts'
import type { CareGroup, Finding } from '../../../contract/office/care.ts'
import { Button, Fault } from '../../features/controls.tsx'
import { count } from '../../features/count.ts'
import { emptyClass, leadClass, Notice, rowsClass, Screen, softClass } from '../../features/screen.tsx'
import type { SignedInData } from '../../frame/signed-in-data.ts'
import { useKeys } from '../../keys/use-keys.ts'
import { useRowKeys } from '../../keys/use-row-keys.ts'
import { officeRequest } from '../../request/office-request.ts'
import { endedOr, isRefusal } from '../../request/session.ts'
import type { Route } from './+types/page'
import styles from './care.module.css'
import { CrawlState } from './crawl-state.tsx'
import { groupTexts } from './group-texts.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const care = await context.get(officeRequest).office.getCare()
  const done = url.searchParams.get('done')
  return { ...care, now: new Date().toISOString(), isConfirmed: done === 'text' }
}

export const action = ({ request, context }: Route.ActionArgs) =>
  endedOr(async () => {
    const form = await request.formData()
    const { office } = context.get(officeRequest)
    const act = form.get('act')
    try {
      if (act === 'crawl') await office.startCrawl()
      else if (act === 'stop') await office.stopCrawl()
      else if (act === 'confirm') {
        const language = String(form.get('language') ?? '')
        if (!isLocale(language)) throw data(null, { status: 422 })
        await office.confirmText({ body: { path: String(form.get('path') ?? ''), language } })
        return redirect('/care?done=text#texts')
      } else throw data(null, { status: 422 })
    } catch (error) {
      if (isRefusal(error, 409)) return data({ fault: 'A crawl is under way, or it is switched off.' }, 409)
      if (isRefusal(error, 404)) return data({ fault: 'Nothing was changed: it is done meanwhile.' }, 404)
      throw error
    }
    return redirect('/care')
  })

/** What the site needs: what to do, and where. */
export default function Care({ loaderData, actionData }: Route.ComponentProps) {
  const { groups, crawl, now, isConfirmed } = loaderData
  const { me } = useOutletContext<SignedInData>()
  const list = useRef<HTMLDivElement>(null)
  useRowKeys(list)
  useKeys({ y: () => list.current?.querySelector<HTMLElement>('li:focus-within button')?.click() })
  const fault = actionData && 'fault' in actionData ? actionData.fault : null
  return (
    <Screen title="Care">
      {fault && <Fault>{fault}</Fault>}
      {isConfirmed && <Notice>Noted: it is still right today.</Notice>}
      <p className={leadClass}>
        What the site needs of you, gathered every night. Each row says what to do, and leads to where it is
        done.
      </p>
      <CrawlState crawl={crawl} now={now} zone={me.time_zone} />
      {groups.length === 0 && <p className={emptyClass}>The site needs nothing of you today.</p>}
      <div ref={list} className={styles.groups}>
        {groups.map(group => (
          <Group key={group.kind} group={group} />
        ))}
      </div>
    </Screen>
  )
}

function Group({ group: { kind, findings, total } }: { readonly group: CareGroup }) {
  const { title, path } = groupTexts[kind]
  const more = total - findings.length
  return (
    <section id={kind} aria-labelledby={`${kind}-title`}>
      <h2 id={`${kind}-title`} className={styles.title}>
        {title} <span className={softClass}>{total.toLocaleString('en-US')}</span>
      </h2>
      <ul className={rowsClass}>
        {findings.map((finding, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: titles repeat
          <Row key={at} finding={finding} />
        ))}
      </ul>
      {more > 0 && (
        <p className={styles.more}>
          {path === null ? (
            `And ${more.toLocaleString('en-US')} more, when these are done.`
          ) : (
            <Link to={path}>And {count(more, 'other')}</Link>
          )}
        </p>
      )}
    </section>
  )
}

function Row({ finding: { title, lang, advice, path, text } }: { readonly finding: Finding }) {
  const name = <span lang={lang ?? undefined}>{title}</span>
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <p className={styles.name}>
          {path === null ? (
            name
          ) : (
            <Link to={path} data-row>
              {name}
            </Link>
          )}
        </p>
        <p className={softClass}>{advice}</p>
      </div>
      {text && (
        <Form method="post" action="/care" preventScrollReset>
          <input type="hidden" name="path" value={text.path} />
          <input type="hidden" name="language" value={text.language} />
          <Button name="act" value="confirm" aria-label={`Still right today: ${title}`} aria-keyshortcuts="y">
            Still right today
          </Button>
        </Form>
      )}
    </li>
  )
}
