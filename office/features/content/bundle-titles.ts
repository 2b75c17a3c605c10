import type { BundleView } from '../../../contract/office/bundles.ts'
import type { CalendarItem } from '../../../contract/office/schedule.ts'

export const bundleStateTitles: Readonly<Record<BundleView['state'], string>> = {
  open: 'Not scheduled',
  waiting: 'Scheduled',
  done: 'Published',
  failed: 'Failed',
}

export const calendarStateTitles: Readonly<Record<CalendarItem['state'], string>> = {
  waiting: 'Scheduled',
  late: 'Late',
  done: 'Done',
  failed: 'Failed',
}
