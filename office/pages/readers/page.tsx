import { useOutletContext } from 'react-router'
import { leadClass, Screen } from '../../features/screen.tsx'
import type { SignedInData } from '../../frame/signed-in-data.ts'
import { officeRequest } from '../../request/office-request.ts'
import { endedOr } from '../../request/session.ts'
import type { Route } from './+types/page'
import { changeReaders } from './change-readers.ts'
import { Counts } from './counts.tsx'
import { FindForm } from './find-form.tsx'
import { ImportForm } from './import-form.tsx'
import { ReaderCard } from './reader-card.tsx'

export const loader = async ({ context }: Route.LoaderArgs) => ({
  counts: await context.get(officeRequest).office.getReaderCounts(),
})

export const action = ({ request, context }: Route.ActionArgs) =>
  endedOr(async () => changeReaders(context.get(officeRequest).office, await request.formData()))

/** Who gets the newsletter, and which addresses never do. */
export default function Readers({ loaderData, actionData }: Route.ComponentProps) {
  const { me } = useOutletContext<SignedInData>()
  const outcome = actionData && !('ended' in actionData) ? actionData : null
  return (
    <Screen title="Readers">
      <p className={leadClass}>
        Find one address, exactly as it is written. Addresses of readers are listed nowhere, and no list of
        them can be exported.
      </p>
      <FindForm outcome={outcome} />
      {outcome && 'found' in outcome && (
        <ReaderCard subscriber={outcome.found} done={outcome.done} zone={me.time_zone} />
      )}
      <Counts counts={loaderData.counts} />
      <ImportForm outcome={outcome} />
    </Screen>
  )
}
