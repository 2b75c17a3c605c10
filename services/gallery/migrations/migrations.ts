import { accounts } from './001-accounts.ts'
import { credentials } from './002-credentials.ts'
import { reauthentication } from './003-reauthentication.ts'
import { spentProofs } from './005-spent-proofs.ts'
import { betaDecisions } from './008-beta-decisions.ts'

export const galleryMigrations = {
  name: 'gallery',
  migrations: {
    '001-accounts': accounts,
    '002-credentials': credentials,
    '003-reauthentication': reauthentication,
    '005-spent-proofs': spentProofs,
    '008-beta-decisions': betaDecisions,
  },
}
