import { useOutletContext } from 'react-router'
import { isPermitted } from '../../../contract/office/permissions.ts'
import { Fault } from '../../features/controls.tsx'
import { Notice, Screen, Tabs } from '../../features/screen.tsx'
import type { SignedInData } from '../../frame/signed-in-data.ts'
import { officeRequest } from '../../request/office-request.ts'
import { endedOr } from '../../request/session.ts'
import type { Route } from './+types/page'
import { changeFault } from './change-fault.ts'
import { InTexts } from './in-texts.tsx'
import { readFilter, setOf } from './links-filter.ts'
import { OnSite } from './on-site.tsx'
import { readSiteFilter, siteQueryOf } from './site-filter.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { office } = context.get(officeRequest)
  const now = new Date().toISOString()
  if (url.searchParams.get('view') === 'site') {
    const filter = readSiteFilter(url.searchParams)
    const page = await office.listSiteFaults({ query: siteQueryOf(filter) })
    return { view: 'site' as const, filter, page, now, done: url.searchParams.get('done') }
  }
  const filter = readFilter(url.searchParams)
  const page = await office.listBrokenLinks({ query: { ...setOf(filter), limit: 50 } })
  return { view: 'texts' as const, filter, page, now, done: null }
}

export const action = ({ request, context }: Route.ActionArgs) =>
  endedOr(async () => changeFault(context.get(officeRequest).office, await request.formData()))

const sentences: Readonly<Record<string, string>> = {
  check: 'It is looked at again in a moment.',
  leave: 'It is left alone.',
  again: 'It is looked after again.',
}

/** What readers are led to and do not find: as texts name it, and as visitors meet it. */
export default function Links({ loaderData, actionData }: Route.ComponentProps) {
  const { me } = useOutletContext<SignedInData>()
  const { view, done, now } = loaderData
  const outcome = actionData && 'fault' in actionData ? actionData : null
  const sentence = done === null ? undefined : sentences[done]
  return (
    <Screen title="Broken links">
      <Tabs
        label="Views"
        tabs={[
          { title: 'In texts', to: '/site/links', isHere: view === 'texts' },
          { title: 'On the site', to: '/site/links?view=site', isHere: view === 'site' },
        ]}
      />
      {outcome && <Fault>{outcome.fault}</Fault>}
      {sentence !== undefined && !outcome && <Notice>{sentence}</Notice>}
      {loaderData.view === 'site' ? (
        <OnSite
          filter={loaderData.filter}
          page={loaderData.page}
          mayChange={isPermitted('links.care', me.roles)}
          {...{ now, zone: me.time_zone }}
        />
      ) : (
        <InTexts filter={loaderData.filter} page={loaderData.page} now={now} />
      )}
    </Screen>
  )
}
