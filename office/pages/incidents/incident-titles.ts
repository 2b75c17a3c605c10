import type { IncidentKind, IncidentState, StatusPart } from '../../../contract/status-parts.ts'

export const partTitles: Readonly<Record<StatusPart, string>> = {
  pages: 'Pages',
  account: 'Account',
  requests: 'Forms',
  uploads: 'Uploads',
  mail: 'Mail',
  search: 'Handbook and search',
  newsletter: 'Newsletter and beta',
}

export const kindTitles: Readonly<Record<IncidentKind, string>> = {
  incident: 'Incident',
  maintenance: 'Maintenance',
}

export const stateTitles: Readonly<Record<IncidentState, string>> = {
  investigating: 'We’re looking into it',
  identified: 'We know the cause',
  watching: 'Fixed, and we’re watching',
  resolved: 'Resolved',
  planned: 'Planned',
  underway: 'Under way',
  done: 'Done',
}
