import { redirect } from 'react-router'
import { isLocale, mapLocales } from '../../../contract/locale.ts'
import type { OfficeClient } from '../../../contract/office/office.ts'
import { findMail } from './find-mail.ts'

/** The issues of a page of the list. */
export async function loadIssues(office: OfficeClient, { searchParams }: URL) {
  const cursor = searchParams.get('cursor')
  const { issues, next_cursor } = await office.listIssues({ query: cursor === null ? {} : { cursor } })
  return {
    ...{ kind: 'list' as const, issues, next: next_cursor, isFirst: cursor === null },
    isRemoved: searchParams.get('done') === 'removed',
    now: new Date().toISOString(),
  }
}

const views = ['write', 'preview', 'readers'] as const

/** An issue, and what its view shows of it. */
export async function loadIssue(office: OfficeClient, id: string, { searchParams }: URL) {
  const issue = await office.getIssue({ params: { id } })
  const view = views.find(each => each === searchParams.get('view')) ?? 'write'
  const asked = searchParams.get('language')
  const language = isLocale(asked) ? asked : 'en'
  const tags = issue.tags.join(',')
  const query = tags === '' ? {} : { tags }
  return {
    ...{ kind: 'issue' as const, issue, view, language },
    mail: view === 'preview' ? await findMail(office, id, language) : null,
    counts: view === 'readers' ? (await office.countReaders({ query })).languages : null,
    isCopy: searchParams.has('copy') && issue.copy !== null,
    done: searchParams.get('done') ?? '',
    mails: Number(searchParams.get('mails')) || 0,
    at: (searchParams.get('at') ?? '').slice(0, 30),
    now: new Date().toISOString(),
  }
}

/** Begins an issue. */
export async function createIssue(office: OfficeClient) {
  const texts = mapLocales(() => ({ subject: '', preheader: '', text: '' }))
  const { id } = await office.saveIssue({ body: { texts, in_english: [], tags: [] } })
  return redirect(`/newsletter/${id}`)
}
