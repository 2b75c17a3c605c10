import { useOutletContext } from 'react-router'
import { PartNav } from '../../features/content/part-nav.tsx'
import { partTitles } from '../../features/content/part-titles.ts'
import { readAddress } from '../../features/content/read-address.ts'
import { Fault } from '../../features/controls.tsx'
import { emptyClass, Notice, Screen, softClass } from '../../features/screen.tsx'
import type { SignedInData } from '../../frame/signed-in-data.ts'
import { officeRequest } from '../../request/office-request.ts'
import { endedOr } from '../../request/session.ts'
import type { Route } from './+types/page'
import { Frames } from './frames.tsx'
import { LinkForm } from './link-form.tsx'
import { LinkList } from './link-list.tsx'
import { performAct } from './perform-act.ts'
import { ShownLink } from './shown-link.tsx'
import { useOwnLink } from './use-own-link.ts'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const address = readAddress(params)
  const { office, origin } = context.get(officeRequest)
  const entry = { entry: address.path }
  const { part } = address
  const [{ entry: found, draft, live }, { pages, links, may_change }] = await Promise.all([
    office.getEntry({ params: entry, query: { part } }),
    office.listPreviewLinks({ params: { ...entry, part } }),
  ])
  return {
    ...{ origin, pages, links, draft },
    address: { ...address, kind: found.kind },
    title: found.title || address.path,
    isLive: live !== null && live.id === draft?.id,
    mayChange: may_change,
    isRevoked: url.searchParams.get('done') === 'revoked',
    now: new Date().toISOString(),
  }
}

export const action = ({ request, params, context }: Route.ActionArgs) =>
  endedOr(async () =>
    performAct(context.get(officeRequest).office, readAddress(params), await request.formData()),
  )

/** Pages of the site itself are shown in frames: the content policy of this screen alone allows it. */
export const headers = () => ({ 'X-Frame-Source': "'self'" })

/** A part as it looks on the site before it is published, and the links that show it to others. */
export default function Preview({ loaderData, actionData }: Route.ComponentProps) {
  const { address, title, origin, pages, links, draft, isLive, mayChange, isRevoked, now } = loaderData
  const { me } = useOutletContext<SignedInData>()
  const { part, path } = address
  const made = actionData && 'made' in actionData ? actionData.made : null
  const fault = actionData && 'fault' in actionData ? actionData.fault : null
  const own = useOwnLink(`${part} ${path}`, made, links)
  const name = partTitles[part]
  return (
    <Screen title={title}>
      <PartNav address={address} here="preview" />
      {isRevoked && !made && !fault && <Notice>The link is revoked: it opens nothing any more.</Notice>}
      {fault && <Fault>{fault}</Fault>}
      <p className={softClass}>
        {path}
        {draft ? ` · revision ${draft.number} was saved last` : ' · nothing is written yet'}
        {isLive && ', and is what visitors see'}
      </p>
      {pages.length === 0 ? (
        <p className={emptyClass}>
          {draft
            ? 'There is no page to show: its facts are not saved, or it has no page of its own.'
            : `There is nothing to show before ${name} is saved.`}
        </p>
      ) : (
        <>
          {own && <ShownLink token={own.token} origin={origin} pages={pages} />}
          {mayChange ? (
            <LinkForm address={address} draft={draft} isFirst={own === null} />
          ) : (
            <p className={softClass}>This text is not yours to show.</p>
          )}
          {own && <Frames key={own.id} path={path} page={`${pages[0]}?preview=${own.token}`} />}
        </>
      )}
      <LinkList {...{ address, links, now, mayChange }} zone={me.time_zone} />
    </Screen>
  )
}
