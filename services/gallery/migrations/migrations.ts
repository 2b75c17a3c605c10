import { accounts } from './001-accounts.ts'

export const galleryMigrations = { name: 'gallery', migrations: { '001-accounts': accounts } }
