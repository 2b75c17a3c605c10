import type { SuppressionReason } from '../../contract/suppressions.ts'

/** Why an address gets no newsletter. */
export const suppressionTitles: Readonly<Record<SuppressionReason, string>> = {
  bounced: 'Mails bounced',
  imported: 'In an imported list',
  removed: 'Removed by staff',
  left: 'Left',
  complained: 'Complained',
}
