import { accounts } from './001-accounts.ts'
import { credentials } from './002-credentials.ts'

export const galleryMigrations = {
  name: 'gallery',
  migrations: { '001-accounts': accounts, '002-credentials': credentials },
}
