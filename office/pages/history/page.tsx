import { useOutletContext } from 'react-router'
import { isLocale, languageTagOf } from '../../../contract/locale.ts'
import { pathOfScreen } from '../../features/content/content-path.ts'
import { PartNav } from '../../features/content/part-nav.tsx'
import { readAddress } from '../../features/content/read-address.ts'
import { Fault } from '../../features/controls.tsx'
import { renewAfterConflict } from '../../features/renew-after-conflict.ts'
import { emptyClass, Notice, Pages, rowsClass, Screen, softClass } from '../../features/screen.tsx'
import type { SignedInData } from '../../frame/signed-in-data.ts'
import { officeRequest } from '../../request/office-request.ts'
import { endedOr } from '../../request/session.ts'
import type { Route } from './+types/page'
import { ArchiveForm } from './archive-form.tsx'
import { CompareForm } from './compare-form.tsx'
import { Comparison } from './comparison.tsx'
import { findComparison } from './find-comparison.ts'
import { performAct } from './perform-act.ts'
import { RevisionItem } from './revision-item.tsx'
import { sentenceOf } from './sentence-of.ts'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const address = readAddress(params)
  const { office } = context.get(officeRequest)
  const query = (name: string) => (url.searchParams.get(name) ?? '').trim().slice(0, 200)
  const [cursor, from, to] = [query('cursor'), query('from'), query('to')]
  const part = { entry: address.path, part: address.part }
  const view = await office.getEntry({ params: { entry: address.path }, query: { part: address.part } })
  const page = await office.listRevisions({ params: part, query: { ...(cursor && { cursor }), limit: 50 } })
  const { entry, draft, live, version, may } = view
  return {
    address: { ...address, kind: entry.kind },
    ...{ entry, draft, live, version, may, cursor, ...page },
    comparison: to === '' ? null : await findComparison(office, part, { from, to }),
    done: query('done'),
    restored: query('number'),
    now: new Date().toISOString(),
  }
}

export const shouldRevalidate = renewAfterConflict

export const action = ({ request, params, context }: Route.ActionArgs) =>
  endedOr(async () =>
    performAct(context.get(officeRequest).office, readAddress(params), await request.formData()),
  )

/** The revisions of a part: what changed, and the way back. */
export default function History({ loaderData, actionData }: Route.ComponentProps) {
  const { address, entry, draft, live, version, may, cursor, revisions, next_cursor, comparison } = loaderData
  const { approvals } = loaderData
  const { me } = useOutletContext<SignedInData>()
  const outcome = actionData && 'fault' in actionData ? actionData : null
  const sentence = outcome ? null : sentenceOf(loaderData)
  const path = pathOfScreen('history', address)
  const times = { now: loaderData.now, zone: me.time_zone }
  const lang = isLocale(address.part) ? languageTagOf(address.part) : undefined
  return (
    <Screen title={entry.title || address.path}>
      <PartNav address={address} here="history" />
      {sentence && <Notice>{sentence}</Notice>}
      {outcome && <Fault>{outcome.fault}</Fault>}
      <p className={softClass}>{address.path}</p>
      {comparison && 'fault' in comparison && <Fault>{comparison.fault}</Fault>}
      {comparison && 'to' in comparison && <Comparison {...{ comparison, path, lang, times }} />}
      {revisions.length === 0 ? (
        <p className={emptyClass}>Nothing is written yet.</p>
      ) : (
        <>
          <CompareForm
            key={`${comparison?.chosen.from} ${comparison?.chosen.to}`}
            {...{ path, draft, live }}
            chosen={comparison?.chosen ?? null}
          />
          <ol className={rowsClass} aria-label="Revisions, newest first">
            {revisions.map(revision => (
              <RevisionItem
                key={revision.id}
                {...{ revision, path, version, times }}
                approvals={approvals.filter(each => each.revision === revision.id)}
                isNewest={revision.id === draft?.id}
                isShown={String(revision.number) === comparison?.chosen.to}
                mayRestore={may.write && entry.archived_at === null}
              />
            ))}
          </ol>
        </>
      )}
      <Pages
        first={cursor === '' ? null : path}
        next={next_cursor === null ? null : `${path}?${new URLSearchParams({ cursor: next_cursor })}`}
      />
      {may.publish && <ArchiveForm path={path} isArchived={entry.archived_at !== null} />}
    </Screen>
  )
}
