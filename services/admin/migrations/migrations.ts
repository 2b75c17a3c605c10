import { content } from './001-content.ts'
import { documents } from './002-documents.ts'
import { sharingPictures } from './003-sharing-pictures.ts'
import { requests } from './005-requests.ts'
import { counts } from './006-counts.ts'
import { uploads } from './007-uploads.ts'
import { newsletter } from './008-newsletter.ts'
import { licences } from './009-licences.ts'
import { openApplications } from './010-open-applications.ts'
import { changes } from './011-changes.ts'
import { oneEntry } from './012-one-entry.ts'
import { newsletterIssues } from './013-newsletter-issues.ts'
import { growthIndexes } from './014-growth-indexes.ts'
import { waitingApplications } from './018-waiting-applications.ts'
import { ratingsAndFacts } from './019-ratings-and-facts.ts'
import { accountRecords } from './020-account-records.ts'
import { inbox } from './021-inbox.ts'
import { decisions } from './022-decisions.ts'
import { entries } from './023-entries.ts'
import { inboxIndexes } from './024-inbox-indexes.ts'
import { ratingsIndexes } from './025-ratings-indexes.ts'
import { redirects } from './027-redirects.ts'
import { previewLinks } from './028-preview-links.ts'
import { schedules } from './029-schedules.ts'
import { translation } from './030-translation.ts'
import { media } from './031-media.ts'
import { priceHolds } from './032-price-holds.ts'
import { announcements } from './033-announcements.ts'
import { fruitlessSearches } from './034-fruitless-searches.ts'
import { mediaSources } from './035-media-sources.ts'
import { movesAndTerms } from './036-moves-and-terms.ts'
import { legalVersions } from './037-legal-versions.ts'
import { textFaults } from './038-text-faults.ts'
import { noOldIssues } from './039-no-old-issues.ts'
import { issues } from './040-issues-contracts-039.ts'
import { suppressions } from './041-suppressions.ts'
import { countSpans } from './042-count-spans.ts'
import { requestFigures } from './043-request-figures.ts'
import { redirectDays } from './044-redirect-days.ts'
import { vitalSums } from './045-vital-sums.ts'
import { uploadParts } from './046-upload-parts.ts'
import { contentChanges } from './047-content-changes.ts'
import { handbookVersions } from './048-handbook-versions.ts'
import { status } from './050-status.ts'
import { works } from './052-works.ts'
import { officeIndexes } from './055-office-indexes.ts'
import { lessons } from './056-lessons.ts'
import { textIndexes } from './058-text-indexes.ts'
import { headsAndParts } from './060-heads-and-parts.ts'

export const adminMigrations = {
  name: 'admin',
  migrations: {
    '001-content': content,
    '002-documents': documents,
    '003-sharing-pictures': sharingPictures,
    '005-requests': requests,
    '006-counts': counts,
    '007-uploads': uploads,
    '008-newsletter': newsletter,
    '009-licences': licences,
    '010-open-applications': openApplications,
    '011-changes': changes,
    '012-one-entry': oneEntry,
    '013-newsletter-issues': newsletterIssues,
    '014-growth-indexes': growthIndexes,
    '018-waiting-applications': waitingApplications,
    '019-ratings-and-facts': ratingsAndFacts,
    '020-account-records': accountRecords,
    '021-inbox': inbox,
    '022-decisions': decisions,
    '023-entries': entries,
    '024-inbox-indexes': inboxIndexes,
    '025-ratings-indexes': ratingsIndexes,
    '027-redirects': redirects,
    '028-preview-links': previewLinks,
    '029-schedules': schedules,
    '030-translation': translation,
    '031-media': media,
    '032-price-holds': priceHolds,
    '033-announcements': announcements,
    '034-fruitless-searches': fruitlessSearches,
    '035-media-sources': mediaSources,
    '036-moves-and-terms': movesAndTerms,
    '037-legal-versions': legalVersions,
    '038-text-faults': textFaults,
    '039-no-old-issues': noOldIssues,
    '040-issues-contracts-039': issues,
    '041-suppressions': suppressions,
    '042-count-spans': countSpans,
    '043-request-figures': requestFigures,
    '044-redirect-days': redirectDays,
    '045-vital-sums': vitalSums,
    '046-upload-parts': uploadParts,
    '047-content-changes': contentChanges,
    '048-handbook-versions': handbookVersions,
    '050-status': status,
    '052-works': works,
    '055-office-indexes': officeIndexes,
    '056-lessons': lessons,
    '058-text-indexes': textIndexes,
    '060-heads-and-parts': headsAndParts,
  },
}
