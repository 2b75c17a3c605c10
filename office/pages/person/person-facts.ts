import type { Person } from '../../../contract/office/people.ts'
import { count } from '../../features/count.ts'

export const newsletterTitles: Readonly<Record<Person['newsletter'], string>> = {
  none: 'Not subscribed',
  pending: 'Has not confirmed yet',
  subscribed: 'Subscribed',
  suppressed: 'Gets none',
}

const erasedNewsletter: Readonly<Record<Person['newsletter'], string>> = {
  none: 'no newsletter',
  pending: 'the newsletter',
  subscribed: 'the newsletter',
  suppressed: 'the newsletter, but not the mark that keeps it away',
}

/** What an erasure will take, with numbers. */
export function listErased(person: Person): string[] {
  const { requests_total, files, licences, mails_queued, accounts, newsletter } = person
  return [
    `${count(requests_total, 'request')} with their messages, notes and drafts`,
    count(files, 'file'),
    `${count(licences.length, 'license')}${licences.length > 0 ? ', current or not' : ''}`,
    `${count(mails_queued, 'mail')} that ${mails_queued === 1 ? 'has' : 'have'} not left yet`,
    accounts.length === 0
      ? 'no account'
      : `${count(accounts.length, 'account')} (${accounts.map(({ username }) => username).join(', ')})`,
    erasedNewsletter[newsletter],
  ]
}
