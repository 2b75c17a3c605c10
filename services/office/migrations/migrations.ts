import { staffAndAudit } from './001-staff-and-audit.ts'
import { personKeys } from './002-person-keys.ts'
import { auditIndexes } from './004-audit-indexes.ts'
import { publishes } from './005-publishes.ts'
import { care } from './006-care.ts'
import { waitingMails } from './007-waiting-mails.ts'
import { oneCrawl } from './008-one-crawl.ts'

export const officeMigrations = {
  name: 'office',
  migrations: {
    '001-staff-and-audit': staffAndAudit,
    '002-person-keys': personKeys,
    '004-audit-indexes': auditIndexes,
    '005-publishes': publishes,
    '006-care': care,
    '007-waiting-mails': waitingMails,
    '008-one-crawl': oneCrawl,
  },
}
