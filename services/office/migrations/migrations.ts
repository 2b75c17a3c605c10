import { staffAndAudit } from './001-staff-and-audit.ts'
import { personKeys } from './002-person-keys.ts'

export const officeMigrations = {
  name: 'office',
  migrations: { '001-staff-and-audit': staffAndAudit, '002-person-keys': personKeys },
}
