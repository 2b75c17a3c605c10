import { Link, redirect, useOutletContext } from 'react-router'
import { isLocale, languageTagOf } from '../../../contract/locale.ts'
import { everyPart } from '../../../contract/office/content-parts.ts'
import { canPublish } from '../../../contract/office/content-scope.ts'
import { filesPath, pathOfConflict } from '../../features/content/conflict-path.ts'
import { pathOfPart } from '../../features/content/content-path.ts'
import { partTitles } from '../../features/content/part-titles.ts'
import { Fault } from '../../features/controls.tsx'
import { Screen, softClass } from '../../features/screen.tsx'
import { Time } from '../../features/time.tsx'
import type { SignedInData } from '../../frame/signed-in-data.ts'
import { officeRequest } from '../../request/office-request.ts'
import { currentStaff, endedOr, isRefusal } from '../../request/session.ts'
import { noAnswer, stayWithoutAnswer } from '../../request/stay-without-answer.ts'
import type { Route } from './+types/page'
import styles from './conflict.module.css'
import { ConflictTable } from './conflict-table.tsx'
import { EditForm } from './edit-form.tsx'
import { explain } from './explain.ts'
import { type SettleOutcome, settle } from './settle.ts'
import { SettleForm } from './settle-form.tsx'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const asked = { entry: params['*'], part: params.part }
  try {
    const conflict = await context.get(officeRequest).office.getFileConflict({ params: asked })
    return {
      conflict,
      isEditing: url.searchParams.has('edit'),
      mayPublish: canPublish({ roles: currentStaff(context).roles, languages: [] }, conflict.entry.kind),
      now: new Date().toISOString(),
    }
  } catch (error) {
    if (isRefusal(error, 404) && params['*'] !== '' && everyPart.some(part => part === params.part))
      throw redirect(`${filesPath}?done=gone`)
    throw error
  }
}

export const action = ({ request, params, context }: Route.ActionArgs) =>
  endedOr(async () =>
    settle(
      context.get(officeRequest).office,
      { entry: params['*'], part: params.part },
      await request.formData(),
    ),
  )

const unanswered: SettleOutcome = { fault: noAnswer, text: null, facts: null }

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  stayWithoutAnswer(() => serverAction(), unanswered)

/** A part that its file and staff have changed: what was agreed, the file and the office beside each other. */
export default function FileConflict({ loaderData, actionData }: Route.ComponentProps) {
  const { conflict, isEditing, mayPublish, now } = loaderData
  const { me } = useOutletContext<SignedInData>()
  const { entry, part, since } = conflict
  const outcome = actionData && 'fault' in actionData ? actionData : null
  const path = pathOfConflict(part, entry.path)
  const lang = isLocale(part) ? languageTagOf(part) : undefined
  return (
    <Screen title={entry.title || entry.path} beside={<Link to={filesPath}>All that differ</Link>}>
      <p className={softClass}>
        {entry.path} · {partTitles[part]} · since <Time at={since} now={now} zone={me.time_zone} /> ·{' '}
        <Link to={pathOfPart({ ...entry, part })}>Open in the office</Link>
      </p>
      <p className={styles.lead}>{explain(conflict)}</p>
      {outcome && <Fault>{outcome.fault}</Fault>}
      <ConflictTable conflict={conflict} lang={lang} />
      <SettleForm {...{ conflict, path, mayPublish, isEditing }} />
      {isEditing && mayPublish && entry.archived_at === null && (
        <EditForm key={path} {...{ conflict, path, lang, outcome }} />
      )}
    </Screen>
  )
}
