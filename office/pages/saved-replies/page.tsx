import { data, Form, Link, redirect, useOutletContext } from 'react-router'
import { everyLocale, languageTagOf } from '../../../contract/locale.ts'
import { Button, buttonClass, Fault, Field, inputClass, Select } from '../../features/controls.tsx'
import { languageTitles, teamTitles } from '../../features/labels.ts'
import { actsClass, cardClass, emptyClass, rowsClass, Screen, softClass } from '../../features/screen.tsx'
import type { SignedInData } from '../../frame/signed-in-data.ts'
import { officeRequest } from '../../request/office-request.ts'
import { endedOr, isRefusal } from '../../request/session.ts'
import type { Route } from './+types/page'
import styles from './saved-replies.module.css'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { replies } = await context.get(officeRequest).office.listSavedReplies()
  const id = url.searchParams.get('id')
  const chosen = replies.find(reply => reply.id === id) ?? null
  if (id && id !== 'new' && !chosen) throw data(null, { status: 404 })
  return { replies, chosen, isOpen: id !== null }
}

export const action = ({ request, context }: Route.ActionArgs) =>
  endedOr(async () => {
    const form = await request.formData()
    const text = (name: string) => String(form.get(name) ?? '')
    const { office } = context.get(officeRequest)
    if (form.get('act') === 'remove') {
      await office.removeSavedReply({ params: { id: text('id') } })
      return redirect('/saved-replies')
    }
    const written = everyLocale.map(locale => [locale, text(locale)] as const)
    const fields = { name: text('name').trim(), texts: Object.fromEntries(written) }
    try {
      const { id } = await office.saveSavedReply({
        body: {
          ...(text('id') && { id: text('id') }),
          team: text('team') as never,
          name: fields.name,
          texts: Object.fromEntries(written.filter(([, words]) => words.trim() !== '')) as never,
          files: [...form.getAll('files'), ...form.getAll('uploads')].map(String),
        },
      })
      return redirect(`/saved-replies?id=${id}`)
    } catch (error) {
      if (isRefusal(error, 400, 422)) return data(fields, { status: 422 })
      throw error
    }
  })

/** Answers that are given again and again, in three languages. */
export default function SavedReplies({ loaderData, actionData }: Route.ComponentProps) {
  const { replies, chosen, isOpen } = loaderData
  const { me } = useOutletContext<SignedInData>()
  const refused = actionData && 'texts' in actionData ? actionData : null
  const texts: Readonly<Record<string, string | undefined>> = refused?.texts ?? chosen?.texts ?? {}
  return (
    <Screen
      title="Saved replies"
      beside={
        <Link to="/saved-replies?id=new" className={buttonClass()}>
          New reply
        </Link>
      }
    >
      <div className={styles.columns} data-open={isOpen || undefined}>
        {replies.length === 0 ? (
          <p className={emptyClass}>
            There are none yet. A saved reply is written once, in up to three languages, and inserted with a
            key.
          </p>
        ) : (
          <ul className={rowsClass} aria-label="Saved replies">
            {replies.map(({ id, name, team, used, texts, files }) => (
              <li key={id} className={styles.row}>
                <Link to={`/saved-replies?id=${id}`} aria-current={id === chosen?.id ? 'true' : undefined}>
                  {name}
                </Link>
                <p className={softClass}>
                  {teamTitles[team]} · {languagesOf(texts)}
                  {files.length > 0 && ` · ${files.length === 1 ? '1 file' : `${files.length} files`}`}
                  {used > 0 && ` · used ${used === 1 ? 'once' : `${used} times`}`}
                </p>
              </li>
            ))}
          </ul>
        )}
        {isOpen && (
          <Form
            method="post"
            encType="multipart/form-data"
            className={cardClass}
            key={chosen?.id ?? 'new'}
            aria-labelledby="reply-title"
          >
            <Link to="/saved-replies" className={styles.back}>
              ← Back to the list
            </Link>
            <h2 id="reply-title">{chosen ? chosen.name : 'New saved reply'}</h2>
            {refused && (
              <Fault>It needs a name that is not taken, and a text in one language at least.</Fault>
            )}
            {chosen && <input type="hidden" name="id" value={chosen.id} />}
            <div className={styles.pair}>
              <Field
                label="Name"
                name="name"
                maxLength={100}
                defaultValue={refused?.name ?? chosen?.name}
                required
              />
              <Select
                label="Team"
                name="team"
                options={Object.fromEntries(me.teams.map(team => [team, teamTitles[team]]))}
                defaultValue={chosen?.team}
              />
            </div>
            {everyLocale.map(locale => (
              <label key={locale} className={styles.text}>
                {languageTitles[locale]}
                <textarea
                  name={locale}
                  lang={languageTagOf(locale)}
                  rows={3}
                  maxLength={20_000}
                  className={inputClass}
                  defaultValue={texts[locale] ?? ''}
                />
              </label>
            ))}
            {chosen?.files.map(({ id, name }) => (
              <label key={id} className={styles.check}>
                <input type="checkbox" name="files" value={id} defaultChecked /> {name}
              </label>
            ))}
            <label className={styles.text}>
              Files
              <input type="file" name="new_files" multiple />
            </label>
            <div className={actsClass}>
              <Button look="main" name="act" value="save">
                Save
              </Button>
              {chosen && (
                <Button look="plain" name="act" value="remove" formNoValidate>
                  Remove
                </Button>
              )}
            </div>
          </Form>
        )}
      </div>
    </Screen>
  )
}

/** The languages that a reply is written in; those that are missing are what is looked for. */
function languagesOf(texts: Readonly<Record<string, string | undefined>>): string {
  const missing = everyLocale.filter(locale => !texts[locale]).map(locale => languageTitles[locale])
  return missing.length === 0 ? 'all languages' : `without ${missing.join(' and ')}`
}
